import type { DocumentError, SlotState } from "#domain/applications/document-slots.ts"
import type { TextPair } from "#domain/messages/define-messages.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"

/** What is known of a paper, for the applicant. */
export type OwnDocumentState =
  | "required"
  | "optional"
  | "received"
  | "accepted"
  | "returned"
  | "seen"
  | "kept"
  | "given_back"

/** The state of a paper. The college's note at the counter counts more than a file. */
export const ownDocumentState = ({
  document,
  original,
  isRequired,
}: Pick<SlotState, "document" | "original" | "isRequired">): OwnDocumentState => {
  if (document?.state === "accepted") return "accepted"
  if (original) return original.state === "returned" ? "given_back" : original.state
  if (document?.state === "returned") return "returned"
  if (document) return "received"
  return isRequired ? "required" : "optional"
}

/** Whether the applicant has to send or bring a paper. */
export const isDocumentDue = (slot: Parameters<typeof ownDocumentState>[0]) =>
  ["required", "returned"].includes(ownDocumentState(slot))

const states = {
  required: ["To be sent or brought; asked since {day}", "भेजना या लाना है; {day} से माँगा गया"],
  optional: ["If you have it", "यदि हो तो"],
  received: [
    "Received on {day}, {count} pages; not checked yet",
    "{day} को मिला, {count} पृष्ठ; अभी जाँचा नहीं गया",
  ],
  accepted: ["Accepted", "स्वीकार किया गया"],
  returned: ["Returned: send it again", "लौटाया गया: फिर भेजें"],
  seen: ["Original seen at the counter on {day}", "मूल प्रति {day} को काउंटर पर देखी गई"],
  kept: ["Original kept by the college since {day}", "मूल प्रति {day} से महाविद्यालय के पास है"],
  given_back: ["Original given back on {day}", "मूल प्रति {day} को लौटाई गई"],
} satisfies Record<OwnDocumentState, TextPair>

const errors = {
  missing: ["Choose at least one file", "कम से कम एक फ़ाइल चुनें"],
  too_large: [
    "Too large: a PDF may have 2 MB, and all photos together 10 MB",
    "बहुत बड़ी: PDF 2 MB तक, और सभी फ़ोटो मिलाकर 10 MB तक",
  ],
  too_many: ["At most 6 pages for one document", "एक दस्तावेज़ के लिए अधिकतम 6 पृष्ठ"],
  heic: [
    "This is an iPhone photo (HEIC): choose a screenshot of it, or set the camera to Most Compatible",
    "यह iPhone की फ़ोटो (HEIC) है: इसका स्क्रीनशॉट चुनें, या कैमरा Most Compatible पर रखें",
  ],
  format: ["Choose a photo (JPG, PNG or WebP) or a PDF", "फ़ोटो (JPG, PNG या WebP) या PDF चुनें"],
  unreadable: [
    "The file is damaged or incomplete: choose it again, or take a new photo",
    "फ़ाइल ख़राब या अधूरी है: फिर चुनें, या नई फ़ोटो लें",
  ],
  too_many_pixels: [
    "The photo has too many pixels: choose a smaller one, or a screenshot of it",
    "फ़ोटो में बहुत अधिक पिक्सेल हैं: छोटी फ़ोटो या उसका स्क्रीनशॉट चुनें",
  ],
  too_complex: [
    "The file is saved in an unusual way: take a photo of the paper instead",
    "फ़ाइल असामान्य ढंग से सहेजी गई है: इसके बजाय काग़ज़ की फ़ोटो लें",
  ],
  encrypted: [
    "The PDF has a password: save it without one, or take a photo of the paper",
    "PDF पर पासवर्ड है: बिना पासवर्ड सहेजें, या काग़ज़ की फ़ोटो लें",
  ],
  active: [
    "The PDF contains a program, a form that is filled in on the screen, or another file: take a photo of the paper instead",
    "PDF में प्रोग्राम, स्क्रीन पर भरा जाने वाला फ़ॉर्म या कोई और फ़ाइल है: इसके बजाय काग़ज़ की फ़ोटो लें",
  ],
  too_many_pages: [
    "The PDF has more than 30 pages: send only those that are asked for",
    "PDF में 30 से अधिक पृष्ठ हैं: केवल माँगे गए पृष्ठ भेजें",
  ],
} satisfies Record<DocumentError, TextPair>

/** The texts of the status page about documents and pictures that are sent as files. */
export const documentMessages = messagesByLanguage({
  title: ["Your documents", "आपके दस्तावेज़"],
  lead: [
    "Send a photo of each page, or a PDF. Lay the paper on a table in good light; everything must be readable. Bring the originals when the college asks for them.",
    "हर पृष्ठ की फ़ोटो या PDF भेजें। काग़ज़ को अच्छी रोशनी में मेज़ पर रखें; सब कुछ साफ़ पढ़ा जाना चाहिए। महाविद्यालय के कहने पर मूल प्रतियाँ लाएँ।",
  ],
  hint: [
    "At most 6 pages for each paper. Files that you send again take the place of those that are not checked yet.",
    "हर काग़ज़ के अधिकतम 6 पृष्ठ। फिर भेजी गई फ़ाइलें उनकी जगह लेंगी जो अभी जाँची नहीं गईं।",
  ],
  pagesHint: ["Photos or PDF, at most 6 pages", "फ़ोटो या PDF, अधिकतम 6 पृष्ठ"],
  pictureHint: ["A photo in JPG, PNG or WebP", "JPG, PNG या WebP में फ़ोटो"],
  submit: ["Send the documents", "दस्तावेज़ भेजें"],
  done: [
    "Your documents were received. The college checks them; you see here what comes of it.",
    "आपके दस्तावेज़ मिल गए। महाविद्यालय उन्हें जाँचेगा; परिणाम आप यहीं देखेंगे।",
  ],
  same: ["No file was chosen.", "कोई फ़ाइल नहीं चुनी गई।"],
  working: ["Preparing…", "तैयार हो रहा है…"],
  chosen: ["{count} chosen, {size} KB", "{count} चुने गए, {size} KB"],
  page: ["Page {number}", "पृष्ठ {number}"],
  turn: ["Turn page {number}", "पृष्ठ {number} घुमाएँ"],
  states,
  errors,
})
