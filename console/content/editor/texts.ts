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
  tableKeys: [
    "Tab: next cell, and a new row after the last one. Enter: a line within the cell. Escape: out of the table.",
    "Tab: अगला खाना, और अन्तिम खाने के बाद नई पंक्ति। Enter: खाने में नई लाइन। Escape: तालिका से बाहर।",
  ],
  pasted: [
    "The text is in. This is not as it was where it came from:",
    "पाठ आ गया है। ये बातें मूल जैसी नहीं रहीं:",
  ],
  pasted_merged: [
    "Merged cells were split. The text of each is in its first cell.",
    "मिले हुए खाने अलग किए गए। हर एक का पाठ उसके पहले खाने में है।",
  ],
  pasted_innerTables: [
    "A table within a cell became lines of that cell.",
    "खाने के भीतर की तालिका उसी खाने की पंक्तियाँ बन गई।",
  ],
  pasted_pictures: [
    "Pictures were left out. Upload each one with the Picture button.",
    "चित्र नहीं आए। हर चित्र को ‘चित्र’ बटन से अपलोड करें।",
  ],
  pasted_formulas: [
    "Formulas may be missing. Write them as text, or upload a picture of them with a description.",
    "सूत्र छूट गए हो सकते हैं। उन्हें पाठ के रूप में लिखें, या विवरण के साथ उनका चित्र अपलोड करें।",
  ],
  pasted_looks: [
    "Colours and underlines were left out. Mark what matters as bold.",
    "रंग और रेखांकन नहीं आए। ज़रूरी बात को गाढ़ा करें।",
  ],
  pasted_links: [
    "Links to files on your computer became plain words. Upload the file as a PDF, and link to that.",
    "आपके कम्प्यूटर की फ़ाइलों के लिंक साधारण शब्द बन गए। फ़ाइल को PDF के रूप में अपलोड करके उसका लिंक दें।",
  ],
  pasted_comments: ["Comments of reviewers were left out.", "समीक्षकों की टिप्पणियाँ नहीं आईं।"],
  pasted_changes: [
    "The text has tracked changes: deleted words are struck through. Accept the changes in Word, and paste again.",
    "पाठ में दर्ज परिवर्तन (track changes) हैं: हटाए गए शब्द कटे हुए दिखते हैं। Word में परिवर्तन स्वीकार करके फिर चिपकाएँ।",
  ],
  plain: [
    "This text is shown as Markdown, because the editor with buttons would change how it looks on the site.",
    "यह पाठ Markdown में दिखाया गया है, क्योंकि बटन वाले सम्पादक से साइट पर इसका रूप बदल जाता।",
  ],
})
