import { genderedForms } from "#domain/applications/gendered-forms.ts"
import { fields } from "#domain/applications/messages/fields.hi.ts"
import { options as optionsEn } from "#domain/applications/messages/options.en.ts"
import { options as optionsHi } from "#domain/applications/messages/options.hi.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"

/** The five declarations, with the same text as in the form (specification 7.2). */
const declarations = {
  is_casefiled: fields.is_casefiled.label,
  is_ufmeans: fields.is_ufmeans.label,
  is_rustigated: fields.is_rustigated.label,
  is_civilservant: fields.is_civilservant.label,
  is_otherenrollment: fields.is_otherenrollment.label,
}

const { en, hi } = messagesByLanguage({
  title: ["Admission Sheet", "प्रवेश आवेदन-पत्र"],
  notApplicable: ["N/A", "लागू नहीं"],
  print: {
    button: ["Print the sheet", "आवेदन-पत्र छापें"],
    hint: [
      "To print this sheet, use your browser's Print command.",
      "यह आवेदन-पत्र छापने के लिए अपने ब्राउज़र का प्रिंट आदेश चुनें।",
    ],
  },
  course: ["Course", "पाठ्यक्रम"],
  courseOfFirstYear: ["{course} ({code}), 1st Year", "{course} ({code}), प्रथम वर्ष"],
  session: ["Session", "सत्र"],
  number: ["Application number", "आवेदन संख्या"],
  code: ["Admission code", "प्रवेश कोड"],
  submitted: ["Submitted on", "आवेदन की तिथि"],
  qr: ["QR code with the application number {number}", "आवेदन संख्या {number} का QR कोड"],
  helpline: ["Helpline", "हेल्पलाइन"],
  applicant: {
    heading: ["Applicant's details", "आवेदक का विवरण"],
    urn: ["URN", "पंजीकरण सं. (URN)"],
    name: ["Applicant's name", "आवेदक का नाम"],
    father: ["Father's name", "पिता का नाम"],
    mother: ["Mother's name", "माता का नाम"],
    gender: ["Gender", "लिंग"],
    birth: ["Date of birth", "जन्मतिथि"],
    religion: ["Religion", "धर्म"],
    category: ["Category", "वर्ग"],
    subcategory: ["Sub-category", "उपवर्ग"],
    reservation: ["Horizontal reservation", "क्षैतिज आरक्षण (विशेष श्रेणी)"],
    weightage: ["Weightage", "भारांक (वेटेज)"],
    income: ["Annual income", "वार्षिक आय"],
    incomeAndCertificate: [
      "{income}, certificate no. {certificate}",
      "{income}, प्रमाण-पत्र सं. {certificate}",
    ],
    aadhaar: ["Aadhaar / ID", "आधार / पहचान"],
    mobile: ["Mobile", "मोबाइल"],
    whatsapp: ["WhatsApp", "व्हाट्सऐप"],
    email: ["E-mail", "ई-मेल"],
    photo: ["Photo of {applicant}", "{applicant} की फ़ोटो"],
    signature: ["Signature of {applicant}", "{applicant} के हस्ताक्षर"],
    photoMissing: ["Photo", "फ़ोटो"],
    signatureMissing: ["Signature", "हस्ताक्षर"],
  },
  address: {
    heading: ["Address", "पता"],
    current: ["Current address", "वर्तमान पता"],
    permanent: ["Permanent address", "स्थायी पता"],
  },
  bank: {
    heading: ["Bank details", "बैंक विवरण"],
    name: ["Bank", "बैंक"],
    branch: ["Branch", "शाखा"],
    account: ["Account number", "खाता संख्या"],
    ifsc: "IFSC",
  },
  more: {
    heading: ["More details", "अन्य विवरण"],
    nationality: ["Nationality", "राष्ट्रीयता"],
    minority: ["Minority", "अल्पसंख्यक"],
    scholarship: ["Scholarship", "छात्रवृत्ति"],
    residence: ["UP residence", "उ.प्र. निवासी"],
    guardian: ["Local guardian", "स्थानीय अभिभावक"],
    guardianContact: ["Guardian's contact", "अभिभावक का सम्पर्क"],
    guardianAddress: ["Guardian's address", "अभिभावक का पता"],
  },
  schooling: {
    heading: ["Past schooling", "पूर्व शिक्षा"],
    particulars: ["Particulars", "विवरण"],
    highSchool: ["High School", "हाईस्कूल"],
    intermediate: ["Intermediate", "इण्टरमीडिएट"],
    year: ["Year of passing", "उत्तीर्ण वर्ष"],
    board: ["Board", "बोर्ड"],
    school: ["School", "विद्यालय"],
    roll: ["Roll number", "रोल नम्बर"],
    subject: ["Subjects", "विषय"],
    obtained: ["Marks obtained", "प्राप्त अंक"],
    maximum: ["Maximum marks", "कुल अंक"],
    percentage: ["Percentage", "प्रतिशत"],
  },
  subjects: {
    heading: ["Subject selection", "विषय चयन"],
    first: ["M1 (first major)", "M1 (प्रथम मुख्य)"],
    second: ["M2 (second major)", "M2 (द्वितीय मुख्य)"],
    minor: ["Minor", "माइनर"],
  },
  declarations: {
    heading: ["Declarations", "घोषणाएँ"],
    question: ["Question", "प्रश्न"],
    answer: ["Answer", "उत्तर"],
    ...declarations,
  },
  statementHeadings: {
    declaration: ["Declaration of the applicant", "आवेदक का घोषणा-पत्र"],
    undertaking: ["Undertaking of the guardian", "अभिभावक का वचन-पत्र (अंडरटेकिंग)"],
  },
  signatures: {
    heading: ["Signatures", "हस्ताक्षर"],
    date: ["Admission date", "प्रवेश की तिथि"],
    guardian: ["Father / Guardian", "पिता / अभिभावक"],
    candidate: ["Candidate", "आवेदक"],
    principal: ["Principal", "प्राचार्य"],
    convenor: ["Convenor", "संयोजक"],
    cell: ["Admission Cell", "प्रवेश प्रकोष्ठ"],
  },
  documents: {
    heading: ["Documents to attach", "साथ लगाने के काग़ज़ (संलग्नक)"],
  },
  acknowledgment: {
    heading: ["Acknowledgment slip", "प्राप्ति रसीद"],
    received: [
      "Received from {applicant}, {child} of {father}, the application for admission to {course}, session {session}, with its enclosures.",
      "{applicant}, {child} {father} से {course}, सत्र {session} में प्रवेश हेतु आवेदन-पत्र साथ के काग़ज़ों सहित प्राप्त हुआ।",
    ],
    date: ["Date", "दिनांक"],
    receiver: ["Receiver's signature and seal", "प्राप्तकर्ता के हस्ताक्षर एवं मुहर"],
  },
  status: {
    page: ["Status page", "स्थिति पृष्ठ"],
    lists: ["Merit lists", "योग्यता सूचियाँ"],
    planned: ["{days} (planned)", "{days} (नियोजित)"],
  },
  noFee: {
    later: [
      "No fee is due now. If a merit list offers you a seat, open this sheet again: the bank slip is then printed with it. With a valid freeship card, or a waiver of the college, you pay nothing at admission.",
      "अभी कोई शुल्क नहीं देना है। योग्यता सूची में सीट मिलने पर यह आवेदन-पत्र दोबारा खोलें: तब बैंक की पर्ची इसके साथ छपेगी। मान्य फ़्रीशिप कार्ड या महाविद्यालय की छूट होने पर प्रवेश के समय कोई शुल्क नहीं देना है।",
    ],
    received: ["The fee has been received.", "शुल्क प्राप्त हो गया है।"],
    received_early: [
      "The fee has been received. There is no seat yet: do not pay again.",
      "शुल्क प्राप्त हो गया है। सीट अभी नहीं मिली है: दोबारा जमा न करें।",
    ],
    received_without_seat: [
      "The fee has been received, but this application has no seat. The college office decides about the fee or pays it back.",
      "शुल्क प्राप्त हुआ है, पर इस आवेदन की कोई सीट नहीं है। महाविद्यालय कार्यालय शुल्क पर निर्णय लेगा या उसे वापस करेगा।",
    ],
    exempt: [
      "No fee is due: the college has granted an exemption.",
      "कोई शुल्क नहीं देना है: महाविद्यालय ने शुल्क में छूट दी है।",
    ],
    none: ["No fee is due on this application.", "इस आवेदन पर कोई शुल्क नहीं देना है।"],
  },
  slip: {
    until: ["Pay by {day}.", "{day} तक जमा करें।"],
    accountName: ["Account name", "खाते का नाम"],
    fee: ["Fee", "शुल्क"],
    cash: ["Cash by denomination", "नकद का विवरण"],
    denomination: ["Note / coin", "नोट / सिक्का"],
    count: ["Count", "संख्या"],
    amount: ["Amount (₹)", "धनराशि (₹)"],
    total: ["Total", "योग"],
    inWords: ["Amount in words", "धनराशि शब्दों में"],
    journal: ["Journal number", "जर्नल संख्या"],
    depositor: ["Depositor's signature", "जमाकर्ता के हस्ताक्षर"],
    seal: ["Bank's seal and signature", "बैंक की मुहर एवं हस्ताक्षर"],
  },
})

/** Messages of the printable admission sheet. Plain strings, because they are sent as loader data. */
export const sheetMessages = {
  en: { ...en, genderedForms, options: optionsEn as typeof optionsHi },
  hi: { ...hi, genderedForms, options: optionsHi },
}

export type SheetMessages = (typeof sheetMessages)["en"]

export const sheetsMessages = messagesByLanguage({
  title: ["Admission sheets for printing", "छापने के लिए प्रवेश आवेदन-पत्र"],
  count: ["Sheets: {shown} of {total}", "आवेदन-पत्र: {total} में से {shown}"],
  hint: [
    "Each applicant's sheet starts on a new page. Print on one side of the paper only.",
    "हर आवेदक का आवेदन-पत्र नए पृष्ठ से शुरू होता है। काग़ज़ के एक ही ओर छापें, ताकि एक आवेदक के पीछे दूसरे का आवेदन-पत्र न छपे।",
  ],
  missing: ["Not found any more: {count}", "जो अब नहीं मिले: {count}"],
  none: ["There is no application here.", "यहाँ कोई आवेदन नहीं है।"],
})
