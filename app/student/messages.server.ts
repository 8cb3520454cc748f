import { identityNames } from "#domain/fields/identifiers/identity-names.ts"
import { messages as english } from "#domain/fields/messages/messages.en.ts"
import { messages as hindi } from "#domain/fields/messages/messages.hi.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"
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
      "इससे आपका रिकॉर्ड मिलता है। यह संख्या इस ब्राउज़र में नहीं रखी जाती।",
    ],
    // Where a session takes other identity numbers.
    otherIdentity: {
      aadhaar: ["Aadhaar or other identity number", "आधार या दूसरी पहचान संख्या"],
      aadhaarPlaceholder: "",
      missing: ["Enter the identity number", "पहचान संख्या लिखें"],
      aadhaarWhy: [
        "The number of your application: Aadhaar, APAAR, voter card, passport, or high school like 2024/1234567. It finds your record. It is not kept in this browser.",
        "जो संख्या आवेदन में दी थी: आधार, अपार (APAAR), मतदाता पहचान पत्र, पासपोर्ट, या हाईस्कूल की जैसे 2024/1234567। इससे आपका रिकॉर्ड मिलता है। यह संख्या इस ब्राउज़र में नहीं रखी जाती।",
      ],
      refused: ["please enter valid identity number and dob", "कृपया सही पहचान संख्या और जन्मतिथि भरें"],
      refusedPassword: [
        "Please enter a valid identity number and password or code.",
        "कृपया सही पहचान संख्या और पासवर्ड या कोड भरें।",
      ],
    },
    dob: ["Date of birth", "जन्मतिथि"],
    dobHint: [
      "Day, month and year, for example 27‑03‑2007 or 27032007",
      "दिन, माह और वर्ष, जैसे 27‑03‑2007 या 27032007",
    ],
    usePassword: [
      "I have a password or a code from the office",
      "मेरे पास पासवर्ड या कार्यालय का कोड है",
    ],
    useDob: ["Sign in with the date of birth", "जन्मतिथि से लॉगिन करें"],
    password: ["Password or code", "पासवर्ड या कोड"],
    passwordHint: [
      "The password that you have set, or the code on the slip from the college office",
      "आपका बनाया हुआ पासवर्ड, या महाविद्यालय कार्यालय की पर्ची पर लिखा कोड",
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
      password: ["Enter the password or the code", "पासवर्ड या कोड लिखें"],
      dobFormat: [english["birth_date.format"], hindi["birth_date.format"]],
    },
    refused: ["please enter valid aaddhar and dob", "कृपया सही आधार संख्या और जन्मतिथि भरें"],
    refusedPassword: [
      "Please enter a valid Aadhaar number and password or code.",
      "कृपया सही आधार संख्या और पासवर्ड या कोड भरें।",
    ],
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
      "If you have set a password, the date of birth does not work any more. If you can't sign in, the college office can check your record, and print a slip with a code that lets you set a new password.",
      "पासवर्ड बनाने के बाद जन्मतिथि से लॉगिन नहीं होता। लॉगिन न हो पाए तो महाविद्यालय कार्यालय आपका रिकॉर्ड जाँच सकता है और कोड वाली पर्ची दे सकता है, जिससे आप नया पासवर्ड बना सकते हैं।",
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
    failedAttempts: [
      "{count} failed attempt since your last sign-in. |||| {count} failed attempts since your last sign-in.",
      "पिछले लॉगिन के बाद {count} असफल प्रयास हुआ। |||| पिछले लॉगिन के बाद {count} असफल प्रयास हुए।",
    ],
    notYou: [
      "If that was not you, set a password of your own: nobody can guess it.",
      "यदि यह आपने नहीं किया, तो अपना पासवर्ड बनाएँ: उसका अनुमान कोई नहीं लगा सकता।",
    ],
  },
  password: {
    title: ["Own password", "अपना पासवर्ड"],
    needed: [
      "Set a password of your own to go on. Your card is shown after that.",
      "आगे बढ़ने के लिए अपना पासवर्ड बनाएँ। उसके बाद आपका परिचय-पत्र दिखेगा।",
    ],
    why: [
      "Others may know your date of birth. With a password of your own, the date of birth opens nothing any more.",
      "आपकी जन्मतिथि दूसरे जान सकते हैं। अपना पासवर्ड बनाने के बाद जन्मतिथि से कोई लॉगिन नहीं कर सकेगा।",
    ],
    isSet: [
      "You have set a password. Change it if another person may know it.",
      "आपका अपना पासवर्ड बना हुआ है। यदि कोई और उसे जानता हो, तो उसे बदल दें।",
    ],
    open: ["Set a password", "पासवर्ड बनाएँ"],
    change: ["Change the password", "पासवर्ड बदलें"],
    current: ["With what you signed in just now", "जिससे आपने अभी लॉगिन किया"],
    currentHint: [
      "Date of birth, code of the slip, or your present password",
      "जन्मतिथि, पर्ची का कोड, या आपका वर्तमान पासवर्ड",
    ],
    password: ["New password", "नया पासवर्ड"],
    passwordHint: [
      "At least 15 characters. Four or five words that do not belong together are easy to remember.",
      "कम से कम 15 अक्षर। चार-पाँच बेमेल शब्द याद रखना आसान होता है।",
    ],
    show: ["Show the password", "पासवर्ड दिखाएँ"],
    save: ["Save the password", "पासवर्ड सहेजें"],
    saving: ["Saving...", "सहेजा जा रहा है..."],
    error: ["Error", "त्रुटि"],
    noReply: [
      "The college's server did not answer. Check the connection and try again.",
      "महाविद्यालय के सर्वर से सम्पर्क नहीं हुआ। इंटरनेट जाँचकर फिर प्रयास करें।",
    ],
    errors: {
      wrong: [
        "This is not your date of birth, code or present password.",
        "यह आपकी जन्मतिथि, कोड या वर्तमान पासवर्ड नहीं है।",
      ],
      missing: ["Enter a password", "पासवर्ड लिखें"],
      "password.too_short": ["At least 15 characters", "कम से कम 15 अक्षर लिखें"],
      "password.too_long": ["At most 128 characters", "अधिक से अधिक 128 अक्षर लिखें"],
      "password.too_simple": [
        "This is easy to guess. Add words that have nothing to do with you.",
        "इसका अनुमान लगाना आसान है। ऐसे शब्द जोड़ें जिनका आपसे सम्बन्ध न हो।",
      ],
    },
  },
  slip: {
    title: ["Code for the student login", "विद्यार्थी लॉगिन का कोड"],
    hint: [
      "Give the slip only to the student, who proves with an identity paper who he or she is. Opening this page again makes a new code, and this one ends.",
      "पर्ची केवल विद्यार्थी को दें, जिनकी पहचान किसी परिचय-पत्र से हो चुकी हो। यह पृष्ठ फिर खोलने पर नया कोड बनता है और यह कोड समाप्त हो जाता है।",
    ],
    code: ["Code", "कोड"],
    lastDay: [
      "Works until {day}, and until you have set a password",
      "{day} तक, और पासवर्ड बनने तक मान्य",
    ],
    steps: [
      ["Open {address}", "{address} खोलें"],
      [
        "Enter your Aadhaar number, choose 'I have a password or a code from the office', and enter the code.",
        "आधार संख्या लिखें, 'मेरे पास पासवर्ड या कार्यालय का कोड है' चुनें और कोड लिखें।",
      ],
      [
        "Set a password of your own. Then tear this slip up.",
        "अपना पासवर्ड बनाएँ। फिर यह पर्ची फाड़ दें।",
      ],
    ],
    never: [
      "The college never asks for this code by phone.",
      "महाविद्यालय यह कोड फ़ोन पर कभी नहीं पूछता।",
    ],
  },
  card: {
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
    noPhoto: [
      "Photo: paste one here, with the college's seal across it",
      "फ़ोटो: यहाँ चिपकाएँ, उस पर महाविद्यालय की मुहर लगे",
    ],
    session: ["Academic session", "शैक्षणिक सत्र"],
    dob: ["Date of birth", "जन्मतिथि"],
    bloodGroup: ["Blood group", "रक्त समूह"],
    notKnown: ["NA", "अज्ञात"],
    contact: ["Contact number", "सम्पर्क नम्बर"],
    identity: identityNames,
    address: ["Address", "पता"],
    major: ["Major subject", "मुख्य विषय"],
    minor: ["Minor subject", "माइनर विषय"],
    noSubject: ["No Subject", "कोई विषय नहीं"],
    validUntil: ["Valid until", "इस तिथि तक मान्य"],
    scan: ["Scan to check this card", "जाँच के लिए स्कैन करें"],
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
export type LoginMessages = Omit<StudentMessages["login"], "otherIdentity">
