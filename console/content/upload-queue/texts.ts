import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key of many files that are sent together: photos or documents. */
export const useQueueTexts = textsHook({
  publish: ["Publish at once", "तुरन्त प्रकाशित करें"],
  send: ["Upload", "अपलोड करें"],
  progress: [
    "{stored} of {count} stored, {failed} failed",
    "{count} में से {stored} सहेजी गईं, {failed} नहीं हो सकीं",
  ],
  held: [
    "Waiting because of warnings: {count}. Read them below the list, then publish.",
    "चेतावनियों के कारण रुकी हैं: {count}। उन्हें सूची के नीचे पढ़ें, फिर प्रकाशित करें।",
  ],
  retry: ["Try again", "फिर प्रयास करें"],
  waiting: ["Waiting", "प्रतीक्षा में"],
  sending: ["Sending", "भेजी जा रही है"],
  warned: ["Not published yet", "अभी प्रकाशित नहीं"],
  stored: ["Stored", "सहेजी गई"],
  failed: ["Not stored", "सहेजी नहीं गई"],
})
