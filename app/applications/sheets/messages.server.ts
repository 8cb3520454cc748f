import type { Language } from "#domain/content/text.ts"

const en = {
  title: "Admission sheets for printing",
  count: "Sheets: {shown} of {total}",
  hint: "Each applicant begins on a new page. Print on one side of the paper, so that no applicant stands on another's back.",
  missing: "Not found any more: {count}",
  none: "There is no application here.",
}

const hi: typeof en = {
  title: "छापने के लिए प्रवेश-पत्रक",
  count: "पत्रक: {shown}, कुल {total}",
  hint: "हर आवेदक का पत्रक नए पृष्ठ से शुरू होता है। काग़ज़ के एक ही ओर छापें, ताकि एक आवेदक के पीछे दूसरे का पत्रक न छपे।",
  missing: "जो अब नहीं मिले: {count}",
  none: "यहाँ कोई आवेदन नहीं है।",
}

/** Messages of the page that prints many sheets, in one language. */
export const sheetsMessages = (language: Language) => ({ en, hi })[language]
