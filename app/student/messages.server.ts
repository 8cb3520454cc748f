import { messagesByLanguage } from "#app/messages-by-language.ts"
import { messages as english } from "#domain/fields/messages/messages.en.ts"
import { messages as hindi } from "#domain/fields/messages/messages.hi.ts"
import { signInReplies } from "#domain/student/sign-in.ts"

/** Messages of the student pages. Templates have slots in braces. */
export const studentMessages = messagesByLanguage({
  login: {
    title: ["Student login", "विद्यार्थी लॉगिन"],
    home: ["Home", "मुख्य पृष्ठ"],
    trail: ["You are here", "आप यहाँ हैं"],
    lead: [
      "For enrolled students: sign in to see and print your identity card.",
      "नामांकित विद्यार्थियों के लिए: लॉगिन करके अपना परिचय-पत्र देखें और छापें।",
    ],
    aadhaar: ["Aadhaar number", "आधार संख्या"],
    aadhaarPlaceholder: ["12-digit Aadhaar number", "12 अंकों की आधार संख्या"],
    aadhaarWhy: [
      "It finds your record. It is not kept in this browser.",
      "इससे आपका अभिलेख मिलता है। यह संख्या इस ब्राउज़र में नहीं रखी जाती।",
    ],
    dob: ["Date of birth", "जन्मतिथि"],
    dobHint: [
      "Day, month and year, for example 27‑03‑2007 or 27032007",
      "दिन, माह और वर्ष, जैसे 27‑03‑2007 या 27032007",
    ],
    submit: ["Login", "लॉगिन करें"],
    submitting: ["Loading...", "लोड हो रहा है..."],
    needsScripts: [
      "Signing in needs JavaScript. Please switch it on for this site, or ask at the college office for your card.",
      "लॉगिन के लिए जावास्क्रिप्ट आवश्यक है। कृपया इस साइट के लिए उसे चालू करें, या परिचय-पत्र के लिए महाविद्यालय कार्यालय से सम्पर्क करें।",
    ],
    error: ["Error", "त्रुटि"],
    errors: {
      aadhaar: ["Aadhar must 12 digit", "आधार संख्या 12 अंकों की होनी चाहिए"],
      dob: ["Date of birth must", "जन्मतिथि भरना अनिवार्य है"],
      dobFormat: [english["birth_date.format"], hindi["birth_date.format"]],
    },
    refused: ["please enter valid aaddhar and dob", "कृपया सही आधार संख्या और जन्मतिथि भरें"],
    refusedTitle: ["Not signed in", "लॉगिन नहीं हुआ"],
    close: ["OK", "ठीक है"],
    noReply: [
      "The college's server did not answer. Check the connection and try again.",
      "महाविद्यालय के सर्वर से सम्पर्क नहीं हुआ। इंटरनेट जाँचकर फिर प्रयास करें।",
    ],
    noStorage: [
      "This browser does not let the site keep your session. Leave the private window, or allow storage for this site.",
      "यह ब्राउज़र साइट को आपका सत्र रखने नहीं दे रहा है। प्राइवेट विंडो से बाहर आएँ, या इस साइट को अनुमति दें।",
    ],
    ended: [
      "Your session has ended. Please sign in again.",
      "आपका सत्र समाप्त हो गया है। कृपया फिर से लॉगिन करें।",
    ],
    help: [
      "If you can't sign in, the college office can check the number and the date in your record.",
      "लॉगिन न हो पाए तो महाविद्यालय कार्यालय आपके अभिलेख में संख्या और तिथि जाँच सकता है।",
    ],
  },
  dashboard: {
    title: ["Student dashboard", "विद्यार्थी डैशबोर्ड"],
    skip: ["Skip to main content", "मुख्य सामग्री पर जाएँ"],
    logout: ["Logout", "लॉगआउट"],
    print: ["Print", "छापें"],
    menu: ["Student menu", "विद्यार्थी मेन्यू"],
    expand: ["Expand the menu", "मेन्यू फैलाएँ"],
    compress: ["Collapse the menu", "मेन्यू समेटें"],
    identityCard: ["Identity Card", "परिचय-पत्र"],
    loading: ["Loading...", "लोड हो रहा है..."],
    failed: [
      "The college's server did not answer. Your card will be here when the connection is back.",
      "महाविद्यालय के सर्वर से सम्पर्क नहीं हुआ। इंटरनेट आते ही आपका परिचय-पत्र यहाँ दिखेगा।",
    ],
    serverError: [signInReplies.failed.en, signInReplies.failed.hi],
    again: ["Try again", "फिर प्रयास करें"],
    needsScripts: [
      "The dashboard needs JavaScript. Please switch it on for this site, or ask at the college office for your card.",
      "डैशबोर्ड के लिए जावास्क्रिप्ट आवश्यक है। कृपया इस साइट के लिए उसे चालू करें, या परिचय-पत्र के लिए महाविद्यालय कार्यालय से सम्पर्क करें।",
    ],
    otherLanguage: ["हिन्दी", "English"],
    otherLanguageHint: ["यह पृष्ठ हिन्दी में", "This page in English"],
  },
  card: {
    title: ["Identity Card", "परिचय-पत्र"],
    front: ["Front", "सामने का भाग"],
    back: ["Back", "पीछे का भाग"],
    admissionNumber: ["Admission No.", "प्रवेश संख्या"],
    urn: "URN",
    class: ["Class", "कक्षा"],
    classOf: ["{course} {year}, semester {semester}", "{course} {year}, सेमेस्टर {semester}"],
    years: [
      ["1st Year", "प्रथम वर्ष"],
      ["2nd Year", "द्वितीय वर्ष"],
      ["3rd Year", "तृतीय वर्ष"],
    ],
    name: ["Student's name", "विद्यार्थी का नाम"],
    gender: ["Gender", "लिंग"],
    genders: {
      1: ["Male", "पुरुष"],
      2: ["Female", "महिला"],
      3: ["Other", "अन्य"],
    },
    mother: ["Mother's name", "माता का नाम"],
    father: ["Father's name", "पिता का नाम"],
    photo: ["Photo of {name}", "{name} की फ़ोटो"],
    noPhoto: ["Photo", "फ़ोटो"],
    signatureStudent: ["Signature of student", "विद्यार्थी के हस्ताक्षर"],
    signatureProctor: ["Signature of chief proctor", "मुख्य कुलानुशासक के हस्ताक्षर"],
    session: ["Academic session", "शैक्षणिक सत्र"],
    dob: ["Date of birth", "जन्मतिथि"],
    bloodGroup: ["Blood group", "रक्त समूह"],
    notKnown: ["NA", "अज्ञात"],
    contact: ["Contact number", "सम्पर्क नम्बर"],
    aadhaar: ["Aadhaar", "आधार"],
    address: ["Address", "पता"],
    major: ["Major subject", "मुख्य विषय"],
    minor: ["Minor subject", "माइनर विषय"],
    noSubject: ["No Subject", "कोई विषय नहीं"],
    validUntil: ["Valid until", "इस तिथि तक मान्य"],
    scan: ["Scan to check this card", "जाँच के लिए स्कैन करें"],
    found: ["If found, please return it to the college.", "मिलने पर कृपया महाविद्यालय को लौटाएँ।"],
    cutHint: [
      "Print at 100% (actual size), cut along the marks, fold or glue back to back.",
      "वास्तविक आकार (100%) में छापें, निशानों पर काटें और पीठ से पीठ चिपकाएँ।",
    ],
  },
  office: {
    title: ["Identity cards for printing", "छापने के लिए परिचय-पत्र"],
    count: ["{count} cards, page {page} of {pages}", "{count} परिचय-पत्र, पृष्ठ {page} / {pages}"],
    hint: [
      "Print on both sides, turned over the long edge, at 100% (actual size). Ten fronts are followed by their ten backs.",
      "दोनों ओर, लम्बे किनारे से पलटकर, वास्तविक आकार (100%) में छापें। दस सामने के भागों के बाद उन्हीं के दस पीछे के भाग आते हैं।",
    ],
    none: ["There is no active student among those chosen.", "चुने गए विद्यार्थियों में कोई सक्रिय नहीं है।"],
    missing: [
      "Left out, because they are disabled or not known any more: {count}",
      "निष्क्रिय होने या अब न मिलने से छोड़े गए: {count}",
    ],
  },
  check: {
    title: ["Identity card check", "परिचय-पत्र की जाँच"],
    home: ["Home", "मुख्य पृष्ठ"],
    trail: ["You are here", "आप यहाँ हैं"],
    valid: ["This card is valid", "यह परिचय-पत्र मान्य है"],
    invalid: ["This card is not valid", "यह परिचय-पत्र मान्य नहीं है"],
    tooMany: [
      "Too many checks from here. Please wait a minute.",
      "यहाँ से बहुत अधिक बार जाँच की गई है। कृपया एक मिनट रुकें।",
    ],
    unknown: ["No card has this code", "इस कोड का कोई परिचय-पत्र नहीं है"],
    unknownHint: [
      "Check the code, or scan the card again. A card that can't be found is not one of this college.",
      "कोड जाँचें या परिचय-पत्र फिर से स्कैन करें। जो परिचय-पत्र यहाँ न मिले, वह इस महाविद्यालय का नहीं है।",
    ],
    name: ["Name", "नाम"],
    course: ["Course", "पाठ्यक्रम"],
    session: ["Academic session", "शैक्षणिक सत्र"],
    validUntil: ["Valid until", "मान्यता की अन्तिम तिथि"],
    note: [
      "This page says only whether a card is valid. Compare the name and the photo on the card with the person who shows it.",
      "यह पृष्ठ केवल यह बताता है कि परिचय-पत्र मान्य है या नहीं। परिचय-पत्र के नाम और फ़ोटो का मिलान उसे दिखाने वाले व्यक्ति से करें।",
    ],
  },
})

export type StudentMessages = (typeof studentMessages)["en"]
