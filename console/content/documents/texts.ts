import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key of the dialog that adds many documents. */
export const useDocumentTexts = textsHook({
  choose: ["PDF files (each at most 50 MB)", "PDF फ़ाइलें (हर एक अधिक से अधिक 50 MB)"],
  hint: [
    "Choose many, or drop them here. The title is taken from the file name: correct it in the list.",
    "एक साथ कई फ़ाइलें चुनें, या खींचकर यहाँ छोड़ें। शीर्षक फ़ाइल के नाम से लिया जाता है: उसे सूची में ठीक करें।",
  ],
  forAll: [
    "Type, year and language are for all files. In the list a file can have a type and a year of its own.",
    "प्रकार, वर्ष और भाषा सभी फ़ाइलों के लिए हैं। सूची में किसी फ़ाइल का प्रकार और वर्ष अलग चुना जा सकता है।",
  ],
  year: ["Year", "वर्ष"],
})
