import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key about what items lack in a language. */
export const useLanguageTexts = textsHook({
  hint: [
    "What one language lacks, visitors see in the other one. An item that is the same in both, or needs one language only, is marked so in its form.",
    "जो एक भाषा में नहीं लिखा, वह आगन्तुकों को दूसरी भाषा में दिखता है। जो प्रविष्टि दोनों भाषाओं में एक जैसी है, या जिसे एक ही भाषा चाहिए, उसके फ़ॉर्म में यह बताएँ।",
  ],
  none: ["Nothing is missing in either language.", "दोनों भाषाओं में सब कुछ लिखा है।"],
  collection: ["Kind", "प्रकार"],
  language: ["Language", "भाषा"],
  kind: ["State", "स्थिति"],
  en: ["English", "अंग्रेज़ी"],
  hi: ["Hindi", "हिन्दी"],
  missing: ["is missing", "नहीं लिखी"],
  older: ["is older", "पुरानी है"],
  fields: ["Fields", "फ़ील्ड"],
  olderAt: ["Last changed", "पिछला बदलाव"],
  en_missing: ["English is missing: {count}", "अंग्रेज़ी नहीं लिखी: {count}"],
  en_older: ["English is older: {count}", "अंग्रेज़ी पुरानी है: {count}"],
  hi_missing: ["Hindi is missing: {count}", "हिन्दी नहीं लिखी: {count}"],
  hi_older: ["Hindi is older: {count}", "हिन्दी पुरानी है: {count}"],
  shown: ["Visitors see the other language there.", "वहाँ आगन्तुकों को दूसरी भाषा दिखती है।"],
  hi_waive: ["Save: it needs no Hindi", "सहेजें: हिन्दी की ज़रूरत नहीं"],
  en_waive: ["Save: it needs no English", "सहेजें: अंग्रेज़ी की ज़रूरत नहीं"],
  hi_waived: ["This item needs no Hindi text.", "इस प्रविष्टि को हिन्दी की ज़रूरत नहीं।"],
  en_waived: ["This item needs no English text.", "इस प्रविष्टि को अंग्रेज़ी की ज़रूरत नहीं।"],
  need: ["Save: it needs both languages", "सहेजें: दोनों भाषाएँ चाहिए"],
})
