import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key of the editor. The texts come with it, so the first page does not load them. */
export const useEditorTexts = textsHook({
  toolbar: ["Formatting", "रूप-सज्जा"],
  heading: ["Heading", "शीर्षक"],
  subheading: ["Subheading", "उप-शीर्षक"],
  bold: ["Bold", "गाढ़ा"],
  italic: ["Italic", "तिरछा"],
  bulletList: ["List", "सूची"],
  orderedList: ["Numbered list", "क्रमांकित सूची"],
  quote: ["Quotation", "उद्धरण"],
  link: ["Link", "लिंक"],
  picture: ["Picture", "चित्र"],
  table: ["Table", "तालिका"],
  addRow: ["Add row", "पंक्ति जोड़ें"],
  addColumn: ["Add column", "कॉलम जोड़ें"],
  deleteRow: ["Delete row", "पंक्ति हटाएँ"],
  deleteColumn: ["Delete column", "कॉलम हटाएँ"],
  deleteTable: ["Delete table", "तालिका हटाएँ"],
  undo: ["Undo", "पूर्ववत् करें"],
  redo: ["Redo", "फिर से करें"],
  preview: ["Preview beside the text", "पाठ के साथ पूर्वावलोकन"],
  asSeen: ["As visitors will see it", "आगन्तुकों को ऐसा दिखेगा"],
  setLink: ["Set the link", "लिंक लगाएँ"],
  removeLink: ["Remove the link", "लिंक हटाएँ"],
  words: ["Words", "शब्द"],
  plain: [
    "This text is shown as Markdown, because the editor with buttons would change how it looks on the site.",
    "यह पाठ Markdown में दिखाया गया है, क्योंकि बटन वाले सम्पादक से साइट पर इसका रूप बदल जाता।",
  ],
})
