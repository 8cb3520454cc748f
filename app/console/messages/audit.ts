import type { Catalogue } from "./catalogue.ts"
import { meritMessages } from "./merit.ts"

/** The actions of the audit log, as the server stores them. They come with its page, so the first page does not load them. */
export const auditActions = {
  "application submitted": ["Application submitted", "आवेदन जमा हुआ"],
  "application entered": ["Application entered from paper", "काग़ज़ से आवेदन दर्ज हुआ"],
  "application seen": ["Application seen", "आवेदन देखा गया"],
  "application note added": ["Note added to an application", "आवेदन पर टिप्पणी जोड़ी गई"],
  "application status changed": ["Application's status changed", "आवेदन की स्थिति बदली गई"],
  "application corrected": ["Application corrected", "आवेदन सुधारा गया"],
  "Aadhaar number revealed": ["Aadhaar number revealed", "आधार संख्या दिखाई गई"],
  "bank account revealed": ["Bank account revealed", "बैंक खाता संख्या दिखाई गई"],
  "applications exported": ["Applications exported", "आवेदन निर्यात किए गए"],
  "applications exported with whole numbers": [
    "Applications exported with whole Aadhaar and account numbers",
    "आवेदन पूरी आधार और खाता संख्याओं के साथ निर्यात किए गए",
  ],
  "merit candidates read": ["Candidates of a merit list read", "योग्यता सूची के अभ्यर्थी पढ़े गए"],
  ...meritMessages.actions,
  "students exported": ["Students exported", "विद्यार्थी निर्यात किए गए"],
  "audit exported": ["Audit log exported", "लेखा-परीक्षण निर्यात किया गया"],
  "view saved": ["View of the list saved", "सूची का दृश्य सहेजा गया"],
  "view removed": ["View of the list deleted", "सूची का दृश्य हटाया गया"],
  "fee due": ["Fee due again", "शुल्क फिर से बकाया"],
  "fee received": ["Fee received", "शुल्क प्राप्त हुआ"],
  "fee exempt": ["Fee exempted", "शुल्क से छूट दी गई"],
  "student stored": ["Student's record created", "विद्यार्थी का अभिलेख बना"],
  "student changed": ["Student changed", "विद्यार्थी का अभिलेख बदला गया"],
  "student active": ["Student enabled", "विद्यार्थी सक्रिय किए गए"],
  "student disabled": ["Student disabled", "विद्यार्थी निष्क्रिय किए गए"],
  "sheets printed": ["Admission sheets opened for printing", "प्रवेश आवेदन-पत्र छापने के लिए खोले गए"],
  "cards printed": ["Identity cards opened for printing", "परिचय-पत्र छापने के लिए खोले गए"],
  "content saved": ["Content saved", "सामग्री सहेजी गई"],
  "content removed": ["Content removed", "सामग्री हटाई गई"],
  "content restored": ["Content restored", "सामग्री वापस लाई गई"],
  "content erased": ["Content erased for good", "सामग्री सदा के लिए मिटाई गई"],
  "content reordered": ["Content reordered", "सामग्री का क्रम बदला गया"],
  "media added": ["Picture or file added", "चित्र या फ़ाइल जोड़ी गई"],
  "media described": ["Description of a picture changed", "चित्र का विवरण बदला गया"],
  "media removed": ["Picture or file removed", "चित्र या फ़ाइल हटाई गई"],
  "personal data looked up": ["Personal data looked up", "व्यक्तिगत जानकारी खोजी गई"],
  "personal data exported": ["Personal data handed out", "व्यक्तिगत जानकारी दी गई"],
  "erased on request": ["Erased on request", "माँगे जाने पर मिटाया गया"],
  "erased after its period": ["Erased after its period", "अवधि पूरी होने पर मिटाया गया"],
  "erased as sample": ["Erased with the sample college", "नमूना महाविद्यालय के साथ मिटाया गया"],
  "started as a college": ["Sample college replaced", "नमूना महाविद्यालय बदला गया"],
  "key changed": ["Key changed", "कुंजी बदली गई"],
  "message sent": ["Message sent by a visitor", "आगन्तुक ने सन्देश भेजा"],
  "message read": ["Message read", "सन्देश पढ़ा गया"],
  "message unread": ["Message marked as not read", "सन्देश बिना पढ़ा चिह्नित हुआ"],
  "message removed": ["Message deleted", "सन्देश हटाया गया"],
  "password accepted": ["Password accepted", "पासवर्ड स्वीकार हुआ"],
  "sign-in refused": ["Sign-in refused", "साइन इन अस्वीकार हुआ"],
  "code accepted": ["Code accepted", "कोड स्वीकार हुआ"],
  "code refused": ["Code refused", "कोड अस्वीकार हुआ"],
  "set a new password": ["New password set", "नया पासवर्ड बनाया गया"],
  "made a link for a new password": ["Link for a new password made", "नए पासवर्ड का लिंक बनाया गया"],
  "withdrew a link": ["Link withdrawn", "लिंक वापस लिया गया"],
  "removed the second factor": ["Second factor removed", "दो-चरणीय सत्यापन हटाया गया"],
  "made disabled": ["Colleague disabled", "सहकर्मी निष्क्रिय किए गए"],
} satisfies Catalogue

/** The audit log. */
export const auditMessages = {
  console: {
    audit: {
      older: [
        "There are more than are counted here. Choose days to go further back.",
        "गिनती इससे आगे नहीं जाती। और पुराने कार्य देखने के लिए तिथि चुनें।",
      ],
      export: ["Export", "निर्यात करें"],
      /** Actions that are followed by a role. */
      rolePrefixes: {
        "invited a new ": ["Colleague invited: %{role}", "सहकर्मी आमंत्रित: %{role}"],
        "joined as ": ["Joined: %{role}", "कंसोल से जुड़े: %{role}"],
        "made ": ["Role given: %{role}", "भूमिका दी गई: %{role}"],
      },
    },
  },
  resources: {
    audit: {
      name: ["Audit", "लेखा-परीक्षण"],
      fields: {
        at: ["When", "कब"],
        actor: ["Who", "किसने"],
        action: ["Action", "कार्य"],
        subject: ["Record", "अभिलेख"],
        detail: ["Details", "विवरण"],
        from: ["From", "कब से"],
        to: ["To", "कब तक"],
      },
    },
  },
} satisfies Catalogue
