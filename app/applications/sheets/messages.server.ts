import { messagesByLanguage } from "#domain/messages/catalogue.ts"

export const sheetsMessages = messagesByLanguage({
  title: ["Admission sheets for printing", "छापने के लिए प्रवेश आवेदन-पत्र"],
  count: ["Sheets: {shown} of {total}", "आवेदन-पत्र: {total} में से {shown}"],
  hint: [
    "Each applicant begins on a new page. Print on one side of the paper, so that no applicant stands on another's back.",
    "हर आवेदक का आवेदन-पत्र नए पृष्ठ से शुरू होता है। काग़ज़ के एक ही ओर छापें, ताकि एक आवेदक के पीछे दूसरे का आवेदन-पत्र न छपे।",
  ],
  missing: ["Not found any more: {count}", "जो अब नहीं मिले: {count}"],
  none: ["There is no application here.", "यहाँ कोई आवेदन नहीं है।"],
})
