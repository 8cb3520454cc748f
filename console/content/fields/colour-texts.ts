import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key of the colours' inputs, which come with the form of the settings. */
export const useColourTexts = textsHook({
  choose: ["Choose: {label}", "चुनें: {label}"],
  reset: ["The usual colour", "सामान्य रंग"],
  hints: {
    main: [
      "Menu, headings and links. Like #14297a; dark or white text on it is chosen by itself.",
      "मेन्यू, शीर्षक और लिंक। जैसे #14297a; इस पर गहरा या सफ़ेद पाठ अपने-आप चुना जाता है।",
    ],
    accent: [
      "Admission button and small labels. Like #b04c0a; it must be dark enough for small text.",
      "प्रवेश का बटन और छोटे शब्द। जैसे #b04c0a; यह छोटे पाठ के लिए काफ़ी गहरा हो।",
    ],
  },
  menu: ["Menu", "मेन्यू"],
  heading: ["Heading and link", "शीर्षक और लिंक"],
  button: ["Button", "बटन"],
  label: ["Small text", "छोटा पाठ"],
  passes: [
    "Text can be read: contrast {ratio}:1. At least 4.5:1 is needed.",
    "पाठ पढ़ा जा सकता है: कंट्रास्ट {ratio}:1। कम से कम 4.5:1 चाहिए।",
  ],
  refused: [
    "Text could not be read: contrast {ratio}:1, and at least 4.5:1 is needed. The nearest colour that passes is {colour}.",
    "पाठ पढ़ा नहीं जा सकेगा: कंट्रास्ट {ratio}:1 है, कम से कम 4.5:1 चाहिए। सबसे नज़दीकी उपयुक्त रंग {colour} है।",
  ],
  take: ["Take {colour}", "{colour} चुनें"],
})
