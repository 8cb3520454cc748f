import type { Language } from "../../content/text.ts"
import { groupAdmissionCode } from "../admission-code.ts"
import type { FieldErrors } from "../form/field-errors.ts"

/** The server's replies to a whole submission, in both languages. */
export const replies = {
  saved: {
    en: "Your application has been received. Print the admission sheet now.",
    hi: "आपका आवेदन प्राप्त हो गया है। अब प्रवेश आवेदन-पत्र छापें।",
  },
  refused: {
    en: "The application was not sent: please correct the marked fields.",
    hi: "आवेदन भेजा नहीं गया: कृपया चिह्नित जानकारी ठीक करें।",
  },
  already_received: {
    en: "This form has already been received under the admission code {code}. What was changed since then was not saved. Note the code, see the status of the application, and ask the admission counter for the correction.",
    hi: "यह फ़ॉर्म प्रवेश कोड {code} के साथ पहले ही प्राप्त हो चुका है। उसके बाद किए गए बदलाव सहेजे नहीं गए हैं। कोड लिख लें, आवेदन की स्थिति देखें, और सुधार के लिए प्रवेश काउंटर पर सम्पर्क करें।",
  },
  upcoming: {
    en: "The application was not sent: applications for this course are not open yet. The start page says from when. Nothing that you typed is lost.",
    hi: "आवेदन भेजा नहीं गया: इस पाठ्यक्रम में आवेदन अभी प्रारम्भ नहीं हुए हैं। कब से होंगे, यह आरम्भ-पृष्ठ पर लिखा है। आपकी भरी हुई जानकारी सुरक्षित है।",
  },
  closed: {
    en: "The application was not sent: applications for this course have closed. If you have a question, ask the college. Nothing that you typed is lost.",
    hi: "आवेदन भेजा नहीं गया: इस पाठ्यक्रम में आवेदन बन्द हो चुके हैं। कोई प्रश्न हो तो महाविद्यालय से पूछें। आपकी भरी हुई जानकारी सुरक्षित है।",
  },
  begun_late: {
    en: "The application was not sent: applications for this course have closed, and this form was begun after that. If you have a question, ask the college. Nothing that you typed is lost.",
    hi: "आवेदन भेजा नहीं गया: इस पाठ्यक्रम में आवेदन बन्द हो चुके हैं, और यह फ़ॉर्म उसके बाद शुरू किया गया। कोई प्रश्न हो तो महाविद्यालय से पूछें। आपकी भरी हुई जानकारी सुरक्षित है।",
  },
  full: {
    en: "The application was not sent: all seats of this course are taken. Ask the college whether a seat becomes free, or apply for another course. Nothing that you typed is lost.",
    hi: "आवेदन भेजा नहीं गया: इस पाठ्यक्रम की सभी सीटें भर चुकी हैं। सीट ख़ाली होने के बारे में महाविद्यालय से पूछें, या दूसरे पाठ्यक्रम में आवेदन करें। आपकी भरी हुई जानकारी सुरक्षित है।",
  },
  too_large: {
    en: "The application was not sent: what was sent is too large.",
    hi: "आवेदन भेजा नहीं गया: भेजी गई सामग्री बहुत बड़ी है।",
  },
  malformed: {
    en: "The application was not sent: it did not arrive whole. Please send it again.",
    hi: "आवेदन भेजा नहीं गया: वह पूरा नहीं पहुँचा। कृपया दोबारा भेजें।",
  },
  too_many: {
    en: "Too many requests from this connection: please wait a minute and send it again.",
    hi: "इस कनेक्शन से बहुत अधिक अनुरोध आ रहे हैं: एक मिनट रुककर दोबारा भेजें।",
  },
  too_many_forms: {
    en: "The application was not sent: too many requests come from this connection. Wait a minute, then reload this page: the browser sends what you typed again. The form below is empty.",
    hi: "आवेदन भेजा नहीं गया: इस कनेक्शन से बहुत अधिक अनुरोध आ रहे हैं। एक मिनट रुककर इस पृष्ठ को फिर से लोड करें: ब्राउज़र आपकी भरी हुई जानकारी दोबारा भेजेगा। नीचे का फ़ॉर्म ख़ाली है।",
  },
  too_many_applications: {
    en: "The application was not sent: many applications have come from this internet connection, and no more are accepted from it for now. Send it over another connection, such as a phone's mobile data, or give the paper form at the college's admission counter. Nothing that you typed is lost.",
    hi: "आवेदन भेजा नहीं गया: इस इंटरनेट कनेक्शन से बहुत-से आवेदन आ चुके हैं, इसलिए इससे अभी और आवेदन नहीं लिए जा सकते। दूसरे कनेक्शन से, जैसे किसी फ़ोन के मोबाइल डेटा से, भेजें, या काग़ज़ का फ़ॉर्म महाविद्यालय के प्रवेश काउंटर पर जमा करें। आपकी भरी हुई जानकारी सुरक्षित है।",
  },
  busy: {
    en: "The server is busy: please wait a minute and send it again. Nothing is lost.",
    hi: "सर्वर व्यस्त है: एक मिनट रुककर दोबारा भेजें। आपकी जानकारी सुरक्षित है।",
  },
  unavailable: {
    en: "Applications can't be stored at this moment: please wait a minute and send it again. Nothing is lost.",
    hi: "इस समय आवेदन सहेजे नहीं जा पा रहे हैं: एक मिनट रुककर दोबारा भेजें। आपकी जानकारी सुरक्षित है।",
  },
  disk_full: {
    en: "Applications can't be stored at this moment, because the server has too little space. Please try again in an hour, or give the paper form at the college's admission counter. Nothing is lost.",
    hi: "सर्वर पर जगह कम होने के कारण इस समय आवेदन सहेजे नहीं जा पा रहे हैं। एक घंटे बाद दोबारा भेजें, या काग़ज़ का फ़ॉर्म महाविद्यालय के प्रवेश काउंटर पर जमा करें। आपकी जानकारी सुरक्षित है।",
  },
  failed: {
    en: "An error occurred while submitting the form",
    hi: "आवेदन भेजते समय त्रुटि हुई",
  },
} as const

export type Reply = keyof typeof replies

/** The errors that no correction of the form can mend: the reply says what to do instead. */
const replyTo: Partial<Record<string, Reply>> = {
  "course.upcoming": "upcoming",
  "course.closed": "closed",
  "course.begun_late": "begun_late",
  "course.full": "full",
}

/** The reply to refused fields. */
export const refusalOf = (errors: FieldErrors): Reply =>
  Object.values(errors)
    .flat()
    .map((key) => replyTo[key])
    .find((reply) => reply !== undefined) ?? "refused"

/** The reply when other content was stored before under the same submission key. `code` is its admission code. */
export const alreadyReceivedText = (language: Language, code: string) =>
  replies.already_received[language].replace("{code}", groupAdmissionCode(code))
