import { textsHook } from "../../kit/text/use-language.ts"

/** Loaded with the list of missing papers. */
export const usePapersTexts = textsHook({
  paper: ["{name}: {state}, since {day}", "{name}: {state}, {day} से"],
  slot: ["Paper", "काग़ज़"],
  kind: ["What is missing", "क्या शेष है"],
  kinds: {
    missing: ["Not received", "नहीं मिला"],
    unseen: ["Original not seen", "मूल प्रति नहीं देखी"],
    kept: ["Original kept", "मूल प्रति रखी है"],
  },
  none: [
    "No paper is missing. The list has the required documents of the session and the originals that the college keeps.",
    "कोई काग़ज़ शेष नहीं है। सूची में सत्र के अनिवार्य दस्तावेज़ और महाविद्यालय में रखी मूल प्रतियाँ आती हैं।",
  ],
  ask: ["Ask for what is missing", "शेष काग़ज़ माँगें"],
  send: ["Send the query", "प्रश्न भेजें"],
  askHint: [
    "Each applicant is asked, in both languages, for the papers that are missing there, and can send them on the status page.",
    "हर आवेदक से, दोनों भाषाओं में, वही काग़ज़ माँगे जाते हैं जो शेष हैं; आवेदक उन्हें स्थिति पृष्ठ पर भेज सकते हैं।",
  ],
  more: ["More for the applicants to read (optional)", "आवेदकों के लिए और कुछ (ऐच्छिक)"],
  print: ["Print this page", "यह पृष्ठ छापें"],
})
