import type { Bilingual } from "../content/text.ts"
import { type Role, roles } from "../staff/permissions.ts"
import { roleNames } from "../staff/staff-names.ts"

/**
 * All actions of the audit log, as they are stored, by what they are done to, with their names. The server writes no
 * others. An action that is no longer written stays here, because old lines name it.
 */
const actions = {
  application: {
    "application submitted": { en: "Application submitted", hi: "आवेदन जमा हुआ" },
    "application entered": { en: "Application entered from paper", hi: "काग़ज़ से आवेदन दर्ज हुआ" },
    "application seen": { en: "Application seen", hi: "आवेदन देखा गया" },
    "application note added": { en: "Note added to an application", hi: "आवेदन पर टिप्पणी जोड़ी गई" },
    "application status changed": {
      en: "Application's status changed",
      hi: "आवेदन की स्थिति बदली गई",
    },
    "application status change undone": {
      en: "Change of an application's status undone",
      hi: "आवेदन की स्थिति का बदलाव वापस लिया गया",
    },
    "application corrected": { en: "Application corrected", hi: "आवेदन सुधारा गया" },
    "query answered": {
      en: "Query answered by the applicant",
      hi: "आवेदक ने प्रश्न का उत्तर दिया",
    },
    "answer reviewed": {
      en: "Answer of an applicant reviewed",
      hi: "आवेदक के उत्तर की जाँच हुई",
    },
    "document sent": { en: "Document sent by the applicant", hi: "आवेदक ने दस्तावेज़ भेजा" },
    "document accepted": { en: "Document accepted", hi: "दस्तावेज़ स्वीकार हुआ" },
    "document returned": { en: "Document returned", hi: "दस्तावेज़ लौटाया गया" },
    "document opened": { en: "Document opened", hi: "दस्तावेज़ खोला गया" },
    "original noted": { en: "Original paper noted", hi: "मूल काग़ज़ दर्ज हुआ" },
    "application correction proposed": {
      en: "Correction of marks proposed",
      hi: "अंकों का सुधार प्रस्तावित हुआ",
    },
    "application correction accepted": {
      en: "Proposed correction accepted",
      hi: "प्रस्तावित सुधार स्वीकार हुआ",
    },
    "application correction rejected": {
      en: "Proposed correction rejected",
      hi: "प्रस्तावित सुधार अस्वीकार हुआ",
    },
    "application pictures replaced": {
      en: "Pictures of an application replaced",
      hi: "आवेदन के चित्र बदले गए",
    },
    "claim verified": { en: "Claim verified", hi: "दावा सत्यापित हुआ" },
    "claim refused": { en: "Claim refused", hi: "दावा अस्वीकृत हुआ" },
    "claim finding undone": {
      en: "Finding on a claim undone",
      hi: "दावे की जाँच वापस ली गई",
    },
    "duplicates settled": {
      en: "Decided whether applications are of one person",
      hi: "निर्णय हुआ कि आवेदन एक ही व्यक्ति के हैं या नहीं",
    },
    "fee due": { en: "Fee due again", hi: "शुल्क फिर से बकाया" },
    "fee received": { en: "Fee received", hi: "शुल्क प्राप्त हुआ" },
    "fee exempt": { en: "Fee exempted", hi: "शुल्क से छूट दी गई" },
    "Aadhaar number revealed": { en: "Identity number revealed", hi: "पहचान संख्या दिखाई गई" },
    "bank account printed": {
      en: "Sheet with the whole bank account opened for printing",
      hi: "पूरी बैंक खाता संख्या वाला आवेदन-पत्र छापने के लिए खोला गया",
    },
    "limit of wrong numbers reached": {
      en: "Many wrong identity numbers typed for an application",
      hi: "एक आवेदन के लिए कई ग़लत पहचान संख्याएँ डाली गईं",
    },
    "applicant's link read": {
      en: "Applicant's link copied",
      hi: "आवेदक का लिंक कॉपी किया गया",
    },
    "message sent again": {
      en: "Message to the applicant sent again",
      hi: "आवेदक को सन्देश फिर भेजा गया",
    },
    "messages stopped": { en: "Messages stopped", hi: "सन्देश बन्द किए गए" },
    "messages wanted again": { en: "Messages wanted again", hi: "सन्देश फिर चालू किए गए" },
    "admission code asked for": {
      en: "Admission code sent to the stored contact",
      hi: "प्रवेश कोड दर्ज सम्पर्क पर भेजा गया",
    },
    "bank account revealed": { en: "Bank account revealed", hi: "बैंक खाता संख्या दिखाई गई" },
    "admitted above the seats": {
      en: "Admitted above the seats",
      hi: "सीटों से अधिक प्रवेश",
    },
    "admitted outside the merit lists": {
      en: "Admitted outside the merit lists",
      hi: "योग्यता सूची से अलग प्रवेश",
    },
    "merit marks entered": { en: "Marks for merit lists entered", hi: "योग्यता सूची के अंक दर्ज हुए" },
    "merit offer accepted": { en: "Offered seat accepted", hi: "प्रस्तावित सीट स्वीकार हुई" },
    "merit offer declined": { en: "Offered seat declined", hi: "प्रस्तावित सीट अस्वीकार हुई" },
    "merit offer absent": {
      en: "Did not come for the offered seat",
      hi: "प्रस्तावित सीट के लिए नहीं आए",
    },
    "merit offer offered": {
      en: "Answer to an offer taken back",
      hi: "प्रस्ताव का उत्तर वापस लिया गया",
    },
    "merit offer reinstated": {
      en: "Offer of a seat reinstated",
      hi: "सीट का प्रस्ताव बहाल किया गया",
    },
    "merit answer undone": {
      en: "Entry of an answer to an offer undone",
      hi: "प्रस्ताव के उत्तर की प्रविष्टि वापस ली गई",
    },
    "merit objection made": {
      en: "Objection to a merit list made",
      hi: "योग्यता सूची पर आपत्ति की गई",
    },
    "merit objection upheld": {
      en: "Objection to a merit list upheld",
      hi: "योग्यता सूची पर आपत्ति स्वीकार हुई",
    },
    "merit objection rejected": {
      en: "Objection to a merit list rejected",
      hi: "योग्यता सूची पर आपत्ति अस्वीकार हुई",
    },
  },
  /** No record: an area of the console. */
  area: {
    "applications exported": { en: "Applications exported", hi: "आवेदन निर्यात किए गए" },
    "applications exported with whole numbers": {
      en: "Applications exported with whole Aadhaar and account numbers",
      hi: "आवेदन पूरी आधार और खाता संख्याओं के साथ निर्यात किए गए",
    },
    "enrolment exported": {
      en: "Enrolment by category and gender exported",
      hi: "वर्ग और लिंग के अनुसार प्रवेश निर्यात किए गए",
    },
    "missing papers exported": { en: "Missing papers exported", hi: "शेष काग़ज़ निर्यात किए गए" },
    "deposits exported": { en: "Deposits exported", hi: "जमा शुल्क निर्यात किए गए" },
    "grievance numbers left out": {
      en: "Numbers of grievances left out after a restore",
      hi: "पुनर्स्थापना के बाद शिकायत संख्याएँ छोड़ी गईं",
    },
    "application numbers left out": {
      en: "Application numbers left out after a restore",
      hi: "बैकअप वापस लाने के बाद आवेदन संख्याएँ छोड़ी गईं",
    },
    "searched for an Aadhaar number": {
      en: "Searched for a whole identity number",
      hi: "पूरी पहचान संख्या से खोजा गया",
    },
    "test message sent": { en: "Test message sent", hi: "परीक्षण सन्देश भेजा गया" },
    "sheets printed": {
      en: "Admission sheets opened for printing",
      hi: "प्रवेश आवेदन-पत्र छापने के लिए खोले गए",
    },
    "sentences for applicants changed": {
      en: "Sentences for applicants changed",
      hi: "आवेदकों के लिए वाक्य बदले गए",
    },
    "merit candidates read": {
      en: "Candidates of a merit list read",
      hi: "योग्यता सूची के अभ्यर्थी पढ़े गए",
    },
    "students exported": { en: "Students exported", hi: "विद्यार्थी निर्यात किए गए" },
    "cards printed": {
      en: "Identity cards opened for printing",
      hi: "परिचय-पत्र छापने के लिए खोले गए",
    },
    "personal data looked up": { en: "Personal data looked up", hi: "व्यक्तिगत जानकारी खोजी गई" },
    "erased after its period": { en: "Erased after its period", hi: "अवधि पूरी होने पर मिटाया गया" },
    "due records exported": {
      en: "Records that are due for erasure exported",
      hi: "मिटाने योग्य रिकॉर्ड निर्यात किए गए",
    },
    "erased as trials": {
      en: "Erased as trials at the start as a college",
      hi: "अपने महाविद्यालय से शुरू करते समय परीक्षण मानकर मिटाया गया",
    },
    "removed as a flood": {
      en: "Flood of applications removed",
      hi: "आवेदनों की बाढ़ हटाई गई",
    },
    "flood origins accepted again": {
      en: "Applications accepted again from where a flood was removed",
      hi: "हटाई गई बाढ़ जहाँ से आई थी, वहाँ से आवेदन फिर स्वीकार",
    },
    "flood exported": {
      en: "List of a flood of applications exported",
      hi: "आवेदनों की बाढ़ की सूची निर्यात की गई",
    },
    "automatic erasure on": {
      en: "Erasure without confirmation switched on",
      hi: "बिना पुष्टि के मिटाना चालू किया गया",
    },
    "automatic erasure off": {
      en: "Erasure without confirmation switched off",
      hi: "बिना पुष्टि के मिटाना बन्द किया गया",
    },
    "backup asked for": { en: "Backup asked for", hi: "बैकअप माँगा गया" },
    "backup downloaded": {
      en: "Copy of all data downloaded as a backup",
      hi: "सारे डेटा की प्रति बैकअप के रूप में डाउनलोड की गई",
    },
    "backup plan changed": {
      en: "Destination or schedule of backups changed",
      hi: "बैकअप का स्थान या समय बदला गया",
    },
    "clock confirmed": { en: "Date of the clock confirmed", hi: "घड़ी की तिथि की पुष्टि की गई" },
    "loss of files accepted": {
      en: "Loss of missing files accepted",
      hi: "गुम फ़ाइलों की हानि स्वीकार की गई",
    },
    "second factor required": {
      en: "Second factor required of administrators and officers",
      hi: "प्रशासकों और अधिकारियों के लिए दो-चरणीय सत्यापन अनिवार्य किया गया",
    },
    "second factor optional": {
      en: "Second factor no longer required",
      hi: "दो-चरणीय सत्यापन अब अनिवार्य नहीं",
    },
    "passkey accepted": { en: "Passkey accepted", hi: "पासकी स्वीकार हुई" },
    "passkey refused": { en: "Passkey refused", hi: "पासकी अस्वीकार हुई" },
    "key changed": { en: "Key changed", hi: "कुंजी बदली गई" },
    "grievances counted": {
      en: "Report on grievances exported",
      hi: "शिकायतों की रिपोर्ट निर्यात की गई",
    },
    "grievance responsible chosen": {
      en: "Responsible person for grievances chosen",
      hi: "शिकायतों के लिए उत्तरदायी व्यक्ति चुने गए",
    },
    "audit exported": { en: "Audit log exported", hi: "ऑडिट लॉग निर्यात किया गया" },
    "password accepted": { en: "Password accepted", hi: "पासवर्ड स्वीकार हुआ" },
    "sign-in refused": { en: "Sign-in refused", hi: "साइन इन अस्वीकार हुआ" },
    "code accepted": { en: "Code accepted", hi: "कोड स्वीकार हुआ" },
    "code refused": { en: "Code refused", hi: "कोड अस्वीकार हुआ" },
  },
  view: {
    "view saved": { en: "View of the list saved", hi: "सूची का दृश्य सहेजा गया" },
    "view removed": { en: "View of the list deleted", hi: "सूची का दृश्य हटाया गया" },
  },
  programme: {
    "merit rule saved": { en: "Merit rule saved", hi: "योग्यता नियम सहेजा गया" },
    "merit rule signed": { en: "Merit rule signed", hi: "योग्यता नियम पर हस्ताक्षर हुए" },
    "merit draft printed": {
      en: "Merit list draft printed",
      hi: "योग्यता सूची का प्रारूप छापा गया",
    },
    "merit draft noted": {
      en: "Merit list draft noted",
      hi: "योग्यता सूची के प्रारूप पर टिप्पणी",
    },
    "merit list published": { en: "Merit list published", hi: "योग्यता सूची प्रकाशित हुई" },
    "merit list withdrawn": { en: "Merit list withdrawn", hi: "योग्यता सूची वापस ली गई" },
    "merit list exported": { en: "Merit list exported", hi: "योग्यता सूची निर्यात हुई" },
    "merit list printed": {
      en: "Merit list opened for printing",
      hi: "योग्यता सूची छापने के लिए खोली गई",
    },
    "offer letters printed": {
      en: "Offer letters opened for printing",
      hi: "सीट-प्रस्ताव पत्र छापने के लिए खोले गए",
    },
  },
  student: {
    "student stored": { en: "Student's record stored", hi: "विद्यार्थी का अभिलेख सहेजा गया" },
    "student changed": { en: "Student changed", hi: "विद्यार्थी का अभिलेख बदला गया" },
    "student photo replaced": { en: "Student's photo replaced", hi: "विद्यार्थी की फ़ोटो बदली गई" },
    "student active": { en: "Student enabled", hi: "विद्यार्थी सक्रिय किए गए" },
    "student set a password": { en: "Student set a password", hi: "विद्यार्थी ने पासवर्ड बनाया" },
    "student password reset": {
      en: "Student's sign-in reset, slip with a code printed",
      hi: "विद्यार्थी का लॉगिन नया किया गया, कोड वाली पर्ची छपी",
    },
    "student disabled": { en: "Student disabled", hi: "विद्यार्थी निष्क्रिय किए गए" },
  },
  item: {
    "content saved": { en: "Content saved", hi: "सामग्री सहेजी गई" },
    "content removed": { en: "Content removed", hi: "सामग्री हटाई गई" },
    "content restored": { en: "Content restored", hi: "सामग्री वापस लाई गई" },
    "content erased": { en: "Content erased for good", hi: "सामग्री सदा के लिए मिटाई गई" },
    "content links moved": {
      en: "Links changed to the new address of a page",
      hi: "लिंक पृष्ठ के नए पते पर किए गए",
    },
    "old address removed": {
      en: "Old address of a page deleted",
      hi: "पृष्ठ का पुराना पता हटाया गया",
    },
    "content reordered": { en: "Content reordered", hi: "सामग्री का क्रम बदला गया" },
    "financial change asked for": {
      en: "Change of account, fees or open session asked for",
      hi: "खाते, शुल्क या खुले सत्र का बदलाव माँगा गया",
    },
    "financial change made": {
      en: "Account, fees or open session changed",
      hi: "खाता, शुल्क या खुला सत्र बदला गया",
    },
    "financial change refused": {
      en: "Change of account, fees or open session refused",
      hi: "खाते, शुल्क या खुले सत्र का बदलाव अस्वीकार हुआ",
    },
    "financial change withdrawn": {
      en: "Change of account, fees or open session withdrawn",
      hi: "खाते, शुल्क या खुले सत्र का बदलाव वापस लिया गया",
    },
    "sample confirmed": {
      en: "Text of the sample confirmed as true",
      hi: "नमूने की सामग्री सही होने की पुष्टि हुई",
    },
    "admission confirmed": {
      en: "Fees, dates, account and session confirmed",
      hi: "शुल्क, तिथियों, खाते और सत्र की पुष्टि हुई",
    },
    "started as a college": { en: "Sample college replaced", hi: "नमूना महाविद्यालय बदला गया" },
  },
  media: {
    "media added": { en: "Picture or file added", hi: "चित्र या फ़ाइल जोड़ी गई" },
    "media described": { en: "Description of a picture changed", hi: "चित्र का विवरण बदला गया" },
    "media cropped": { en: "Part of a picture cut out", hi: "चित्र का एक भाग काटा गया" },
    "media removed": { en: "Picture or file removed", hi: "चित्र या फ़ाइल हटाई गई" },
  },
  message: {
    "message sent": { en: "Message sent by a visitor", hi: "आगन्तुक ने सन्देश भेजा" },
    "message read": { en: "Message read", hi: "सन्देश पढ़ा गया" },
    "message unread": { en: "Message marked as not read", hi: "सन्देश बिना पढ़ा चिह्नित हुआ" },
    "message removed": { en: "Message deleted", hi: "सन्देश हटाया गया" },
  },
  grievance: {
    "grievance received": { en: "Grievance received", hi: "शिकायत प्राप्त हुई" },
    "grievance assigned": { en: "Grievance given to a member", hi: "शिकायत एक सदस्य को सौंपी गई" },
    "grievance answered": { en: "Grievance answered", hi: "शिकायत का उत्तर दिया गया" },
    "grievance note added": { en: "Note added to a grievance", hi: "शिकायत पर टिप्पणी जोड़ी गई" },
    "grievance message added": {
      en: "Message added by the person with the grievance",
      hi: "शिकायतकर्ता ने सन्देश जोड़ा",
    },
    "grievance closed": { en: "Grievance closed", hi: "शिकायत बन्द की गई" },
    "grievance reopened": { en: "Grievance opened again", hi: "शिकायत फिर खोली गई" },
  },
  /** An application, a student, a message or a grievance. */
  person: {
    "personal data exported": { en: "Personal data handed out", hi: "व्यक्तिगत जानकारी दी गई" },
    "erased on request": { en: "Erased on request", hi: "माँगे जाने पर मिटाया गया" },
    "erased as sample": {
      en: "Erased with the sample college",
      hi: "नमूना महाविद्यालय के साथ मिटाया गया",
    },
  },
  member: {
    "set a new password": { en: "New password set", hi: "नया पासवर्ड बनाया गया" },
    "made a link for a new password": {
      en: "Link for a new password made",
      hi: "नए पासवर्ड का लिंक बनाया गया",
    },
    "changed own password": { en: "Own password changed", hi: "अपना पासवर्ड बदला गया" },
    "switched on the second factor": {
      en: "Second factor switched on",
      hi: "दो-चरणीय सत्यापन चालू किया गया",
    },
    "replaced the second factor": { en: "Second factor replaced", hi: "दो-चरणीय सत्यापन बदला गया" },
    "switched off the second factor": {
      en: "Second factor switched off",
      hi: "दो-चरणीय सत्यापन बन्द किया गया",
    },
    "withdrew a link": { en: "Link withdrawn", hi: "लिंक वापस लिया गया" },
    "added a passkey": { en: "Passkey added", hi: "पासकी जोड़ी गई" },
    "removed a passkey": { en: "Passkey removed", hi: "पासकी हटाई गई" },
    "removed the second factor": { en: "Second factor removed", hi: "दो-चरणीय सत्यापन हटाया गया" },
    "made disabled": { en: "Colleague disabled", hi: "सहकर्मी निष्क्रिय किए गए" },
  },
} satisfies Record<string, Record<string, Bilingual>>

/** Actions on a member of staff that are followed by a role. */
const roleActions = {
  "invited a new ": { en: "Colleague invited", hi: "सहकर्मी आमंत्रित" },
  "joined as ": { en: "Joined", hi: "कंसोल से जुड़े" },
  "made ": { en: "Role given", hi: "भूमिका दी गई" },
} satisfies Record<string, Bilingual>

/** What the record of an audit line is (describe-subject.ts). */
export type SubjectKind = keyof typeof actions

type KeyOfEach<Groups> = Groups extends unknown ? keyof Groups : never

/** What the server writes to the audit log. */
export type AuditAction =
  | KeyOfEach<(typeof actions)[SubjectKind]>
  | `${keyof typeof roleActions}${Role}`

const groups = Object.entries(actions) as [SubjectKind, Partial<Record<string, Bilingual>>][]

/** The name of an action, and what it is done to; undefined if the log has it from a version that nobody knows. */
export const auditActionOf = (
  action: string,
): { subject: SubjectKind; name: Bilingual } | undefined => {
  for (const [subject, names] of groups) {
    const name = Object.hasOwn(names, action) ? names[action] : undefined
    if (name) return { subject, name }
  }
  for (const [beginning, { en, hi }] of Object.entries(roleActions)) {
    const role = roles.find((one) => action === `${beginning}${one}`)
    if (role) {
      const { [role]: named } = roleNames
      return { subject: "member", name: { en: `${en}: ${named.en}`, hi: `${hi}: ${named.hi}` } }
    }
  }
  return undefined
}
