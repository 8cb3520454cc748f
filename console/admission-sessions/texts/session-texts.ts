import { createTranslators } from "#domain/messages/create-translators.ts"
import { defineMessages } from "#domain/messages/define-messages.ts"

import { changeTexts } from "./change-texts.ts"

/** Texts of the programmes of a session. */
const programmeTexts = defineMessages({
  programmes: ["Courses", "पाठ्यक्रम"],
  addProgramme: ["Add a course", "पाठ्यक्रम जोड़ें"],
  newProgramme: ["New course", "नया पाठ्यक्रम"],
  programmeCodeHint: [
    "Up to eight letters and digits, like BSc. Part of the form's address",
    "अधिकतम आठ अंग्रेज़ी अक्षर और अंक, जैसे BSc। फ़ॉर्म के पते का भाग",
  ],
  number: ["Number at the student login", "विद्यार्थी लॉगिन की संख्या"],
  short_name: ["Short name", "छोटा नाम"],
  inUse: [
    "{count} application refers to it, so it cannot be removed. |||| {count} applications refer to it, so it cannot be removed.",
    "{count} आवेदन इससे जुड़ा है, इसलिए इसे हटाया नहीं जा सकता। |||| {count} आवेदन इससे जुड़े हैं, इसलिए इसे हटाया नहीं जा सकता।",
  ],
  closeNow: ["Close it now", "अभी बन्द करें"],
  closed: [
    "The last minute is now {until}. Save to close the course.",
    "अन्तिम समय अब {until} है। पाठ्यक्रम बन्द करने के लिए सहेजें।",
  ],

  names: ["Names", "नाम"],
  dates: ["Dates", "तिथियाँ"],
  datesHint: [
    "Without an opening time it is open as soon as the session is. Without a last minute it stays open.",
    "आरम्भ ख़ाली हो, तो सत्र खुलते ही आवेदन खुलेंगे। अन्तिम समय ख़ाली हो, तो आवेदन खुले रहेंगे।",
  ],
  opens: ["Applications open", "आवेदन प्रारम्भ"],
  closes: ["Last minute to apply", "आवेदन का अन्तिम समय"],
  lateUntil: ["Last minute of the late period", "विलम्ब अवधि का अन्तिम समय"],
  lateFee: ["Additional fee of the late period", "विलम्ब अवधि का अतिरिक्त शुल्क"],
  time: ["Time", "समय"],
  timeOf: ["{label}: time", "{label}: समय"],
  fees: ["Fees in rupees", "शुल्क (रुपये)"],
  feesHint: [
    "EWS: for general applicants who claim it, if the form asks for it. Empty: they pay the general fee.",
    "ई.डब्ल्यू.एस.: सामान्य वर्ग के वे आवेदक, जो इसका दावा करें, यदि फ़ॉर्म में यह पूछा जाए। ख़ाली: वे सामान्य शुल्क देंगे।",
  ],
  categories: {
    general: ["General", "सामान्य"],
    obc: ["OBC", "अन्य पिछड़ा वर्ग"],
    sc: ["SC", "अनुसूचित जाति"],
    st: ["ST", "अनुसूचित जनजाति"],
    ews: ["EWS", "आर्थिक रूप से कमज़ोर वर्ग"],
  },
  seats: ["Seats", "सीटें"],
  seatsHint: [
    "When as many are admitted, no more applications are taken. Empty: no limit.",
    "इतने प्रवेश हो जाने पर और आवेदन नहीं लिए जाते। ख़ाली: कोई सीमा नहीं।",
  ],
  allSeats: ["Seats of the course", "पाठ्यक्रम की सीटें"],
  seatsOf: ["First major {subject}", "प्रथम मुख्य विषय {subject}"],

  slots: ["Choices of subjects", "विषयों के विकल्प"],
  slotsHint: [
    "The form asks for these subjects, in this order.",
    "फ़ॉर्म में ये विषय इसी क्रम में पूछे जाते हैं।",
  ],
  addSlot: ["Add a choice", "विकल्प जोड़ें"],
  newSlot: ["New choice", "नया विकल्प"],
  field: ["The form asks for", "फ़ॉर्म में पूछें"],
  is_required: ["Must be chosen", "चुनना ज़रूरी है"],
  same_group: ["Only subjects of the first major's group", "केवल प्रथम मुख्य विषय के समूह के विषय"],
  slotSubjects: ["Subjects to choose from", "इनमें से चुना जा सके"],
  excluded: ["Shown, but may not be chosen", "दिखें, पर चुने न जा सकें"],
  noSubjects: ["No subjects", "कोई विषय नहीं"],

  groups: ["Groups of subjects", "विषय समूह"],
  groupsHint: [
    "Subjects that are studied together. They matter where a choice is 'from the group of the first major'.",
    "जो विषय साथ पढ़े जाते हैं। जहाँ विकल्प प्रथम मुख्य विषय के समूह से हो, वहाँ ये लागू होते हैं।",
  ],
  addGroup: ["Add a group", "समूह जोड़ें"],
  newGroup: ["New group", "नया समूह"],
  groupName: ["Name of the group", "समूह का नाम"],
  groupNameHint: ["Like ZBC", "जैसे ZBC"],
})

/** Texts of the editor of admission sessions. They come with its page, so the first page does not load them. */
const sessionTexts = defineMessages({
  title: ["Admission session: {label}", "प्रवेश सत्र: {label}"],
  newTitle: ["New admission session", "नया प्रवेश सत्र"],
  isOpen: ["Open for applications", "आवेदन के लिए खुला"],
  isNotOpen: ["Not open for applications", "आवेदन के लिए खुला नहीं"],
  applicationsTaken: ["Applications", "आवेदन"],
  onlyAdministrators: ["Only an administrator can change this.", "इसे केवल प्रशासक बदल सकते हैं।"],
  copied: [
    "This is a copy of {label}, without its dates: the old ones would close the new session at once. Enter the new dates, or leave them empty until they are known. Applicants see the session once you open it.",
    "यह सत्र {label} की प्रति है, पर उसकी तिथियों के बिना: पुरानी तिथियों से नया सत्र तुरन्त बन्द हो जाता। नई तिथियाँ भरें, या जब तक वे तय न हों, ख़ाली छोड़ें। आवेदकों को सत्र तब दिखेगा, जब आप उसे खोलेंगे।",
  ],
  gainedDefaults: [
    "New since {label}: the fee is due only after the offer of a seat; and where {label} had none, the usual certificates, documents and corrections by applicants are chosen. Check them below.",
    "{label} की तुलना में नया: शुल्क सीट मिलने के बाद ही देना है; और जहाँ {label} में कुछ नहीं चुना था, वहाँ प्रमाण-पत्र, दस्तावेज़ और आवेदकों द्वारा सुधार की सामान्य सूची चुनी गई है। इन्हें नीचे जाँच लें।",
  ],
  label: ["Session", "सत्र"],
  newFrom: ["New session from this one", "इससे नया सत्र बनाएँ"],

  states: {
    upcoming: ["Opens on {from}", "{from} से खुलेगा"],
    open: ["Open until {until}", "{until} तक खुला"],
    openEndless: ["Open, without a last date", "खुला, अन्तिम तिथि नहीं"],
    late: ["Late period until {until}", "विलम्ब अवधि {until} तक"],
    grace: [
      "Closed on {until}; forms begun in time can still be sent",
      "{until} को बन्द हुआ; समय रहते शुरू किए गए फ़ॉर्म अभी भेजे जा सकते हैं",
    ],
    closed: ["Closed on {until}", "{until} को बन्द हुआ"],
    full: ["Full: no more applications", "सीटें भर गईं: और आवेदन नहीं"],
    dated: ["{from} to {until}", "{from} से {until} तक"],
    until: ["Until {until}", "{until} तक"],
    from: ["From {from}", "{from} से"],
    undated: ["No dates yet", "अभी कोई तिथि नहीं"],
    unconfirmed: ["Not open: not confirmed yet", "खुला नहीं: अभी पुष्टि नहीं हुई"],
  },
  applications: ["{count} application |||| {count} applications", "{count} आवेदन |||| {count} आवेदन"],
  admitted: ["{admitted} admitted", "{admitted} प्रवेश"],
  admittedOf: ["{admitted} of {seats} seats taken", "{seats} में से {admitted} सीटें भरीं"],

  open: {
    button: ["Open this session for applications", "इस सत्र को आवेदन के लिए खोलें"],
    title: ["Open {label} for applications?", "सत्र {label} को आवेदन के लिए खोलें?"],
    from: [
      "From now on the website takes applications for {label}, and no more for {former}.",
      "अब से वेबसाइट पर सत्र {label} के आवेदन लिए जाएँगे, {former} के नहीं।",
    ],
    stays: [
      "Applications for {former} stay, and staff go on working with them.",
      "सत्र {former} के आवेदन बने रहेंगे, और कर्मचारी उन पर काम करते रहेंगे।",
    ],
    cards: [
      "Identity cards then show session {session} and hold until {until}.",
      "परिचय-पत्रों पर तब सत्र {session} छपेगा, और वे {until} तक मान्य होंगे।",
    ],
    confirm: ["Open", "खोलें"],
    done: ["{label} is open for applications.", "सत्र {label} आवेदन के लिए खुल गया।"],
    waits: [
      "{label} opens when a second person confirms it.",
      "दूसरे व्यक्ति की पुष्टि होने पर सत्र {label} खुलेगा।",
    ],
  },

  general: ["Session", "सत्र"],
  form_version: ["Version on the form", "फ़ॉर्म पर छपा संस्करण"],
  first_year_of_passing: ["First year of passing", "उत्तीर्ण होने का पहला वर्ष"],
  last_year_of_passing: ["Last year of passing", "उत्तीर्ण होने का अन्तिम वर्ष"],
  grace_minutes: ["Minutes of grace", "छूट के मिनट"],
  graceHint: [
    "So long after the end a form begun in time is still accepted",
    "समय समाप्त होने के इतने मिनट बाद तक, पहले से शुरू किया गया फ़ॉर्म स्वीकार होगा",
  ],
  fee_due: ["The fee is due", "शुल्क कब देना है"],
  feeTimes: {
    with_application: ["With the application", "आवेदन के साथ"],
    after_offer: ["Only after the offer of a seat", "सीट मिलने के बाद ही"],
  },
  fee_last_day: ["Last day to pay the fee", "शुल्क जमा करने की अन्तिम तिथि"],
  marks_last_day: ["Last day for marks of awaited results", "प्रतीक्षित अंक भरने की अन्तिम तिथि"],
  marksDayHint: [
    "Until then an applicant without a result enters the marks on the status page; empty: until the decision",
    "तब तक बिना परिणाम वाले आवेदक स्थिति पृष्ठ पर अंक भर सकते हैं; ख़ाली: निर्णय होने तक",
  ],
  sheet: {
    title: ["Declarations and papers on the admission sheet", "आवेदन-पत्र पर घोषणाएँ और काग़ज़"],
    summary: [
      "{count} paper to attach |||| {count} papers to attach",
      "साथ लगाने के {count} काग़ज़ |||| साथ लगाने के {count} काग़ज़",
    ],
    hint: [
      "The form shows the declaration before the applicant agrees, and the printed sheet has it in both languages. A change is for forms sent from then on: applications already sent keep the texts that they agreed to. A declaration has at most 1000 characters, the name of a paper 120.",
      "सहमति देने से पहले फ़ॉर्म में यही घोषणा दिखती है, और छपे आवेदन-पत्र पर यह दोनों भाषाओं में होती है। बदलाव उसके बाद भेजे गए फ़ॉर्मों पर लागू होता है: भेजे जा चुके आवेदनों पर वही पाठ रहता है जिससे आवेदक सहमत हुए थे। घोषणा में अधिकतम 1000 अक्षर, काग़ज़ के नाम में 120।",
    ],
    declaration: ["Declaration of the applicant", "आवेदक का घोषणा-पत्र"],
    undertaking: ["Undertaking of the guardian", "अभिभावक का वचन-पत्र (अंडरटेकिंग)"],
    slots: ["Names in braces", "कोष्ठक में लिखे नाम"],
    slotsHint: [
      "The sheet puts the person's own words in their place. The Hindi text may have all of them, the English one only the first four kinds: applicant, father, child, myChild.",
      "आवेदन-पत्र पर इनकी जगह व्यक्ति के अपने शब्द छपते हैं। हिन्दी पाठ में ये सभी हो सकते हैं, अंग्रेज़ी में केवल applicant, father, child और myChild।",
    ],
    slotNames: {
      applicant: ["The applicant's name", "आवेदक का नाम"],
      father: ["The father's name", "पिता का नाम"],
    },
    documents: ["Papers to attach to the sheet", "आवेदन-पत्र के साथ लगाने के काग़ज़"],
    document: ["Paper", "काग़ज़"],
    newDocument: ["New paper", "नया काग़ज़"],
    addDocument: ["Add a paper", "काग़ज़ जोड़ें"],
  },
  documents: ["Documents that applicants send", "आवेदकों से माँगे गए दस्तावेज़"],
  documentCount: ["{count} document |||| {count} documents", "{count} दस्तावेज़ |||| {count} दस्तावेज़"],
  noDocuments: ["None", "कोई नहीं"],
  documentsHint: [
    "As photos or PDF on the status page. Only those who make a claim are asked for its paper. Without a required document, or a look at its original, an application is not verified.",
    "स्थिति पृष्ठ पर फ़ोटो या PDF के रूप में। दावे का काग़ज़ केवल दावा करने वालों से माँगा जाता है। अनिवार्य दस्तावेज़ आए या उसकी मूल प्रति देखे बिना आवेदन सत्यापित नहीं होता।",
  ],
  demands: {
    none: ["Not asked", "नहीं माँगा जाता"],
    optional_with_application: ["Optional, with the application", "वैकल्पिक, आवेदन के साथ"],
    required_with_application: ["Required, with the application", "अनिवार्य, आवेदन के साथ"],
    optional_after_offer: ["Optional, after an offer", "वैकल्पिक, सीट के प्रस्ताव के बाद"],
    required_after_offer: ["Required, after an offer", "अनिवार्य, सीट के प्रस्ताव के बाद"],
  },
  corrections: ["Corrections by applicants", "आवेदकों द्वारा सुधार"],
  correctionCount: ["{count} field |||| {count} fields", "{count} खाना |||| {count} खाने"],
  noCorrections: ["None", "कोई नहीं"],
  corrections_last_day: [
    "Last day for corrections by applicants",
    "आवेदकों द्वारा सुधार की अन्तिम तिथि",
  ],
  correctionsHint: [
    "Until then applicants correct these fields on the status page, as long as nobody of the college has opened the application. Empty: no corrections",
    "तब तक आवेदक स्थिति पृष्ठ पर ये खाने सुधार सकते हैं, जब तक महाविद्यालय में किसी ने आवेदन नहीं खोला। ख़ाली: कोई सुधार नहीं",
  ],
  list_days: ["Planned days of the merit lists", "योग्यता सूचियों की नियोजित तिथियाँ"],
  committee: ["Members of the admission committee", "प्रवेश समिति के सदस्य"],
  committeeHint: [
    "One name on each line. They sign the drafts of merit lists; empty: nobody signs.",
    "हर पंक्ति में एक नाम। ये योग्यता सूचियों के प्रारूप पर हस्ताक्षर करते हैं; ख़ाली: कोई नहीं।",
  ],
  earlyListDays: [
    "Before the last day to apply: {days}. A list of that day does not rank those who apply later.",
    "आवेदन की अन्तिम तिथि से पहले: {days}। उस दिन की सूची में बाद में आवेदन करने वाले नहीं होंगे।",
  ],
  listDay: ["Merit list {number} planned for", "योग्यता सूची {number} की नियोजित तिथि"],
  listDayHint: [
    "Applicants read it on the sheet and the status page",
    "आवेदक इसे आवेदन-पत्र और स्थिति पृष्ठ पर पढ़ते हैं",
  ],
  card_session: ["Session on identity cards", "परिचय-पत्र का सत्र"],
  card_valid_until: ["Identity cards hold until", "परिचय-पत्र कब तक मान्य हैं"],
  years: ["Years of passing {first} to {last}", "उत्तीर्ण वर्ष {first} से {last}"],

  subjects: ["Subjects", "विषय"],
  subjectsHint: [
    "All subjects of the session. Each course says below which of them can be chosen.",
    "सत्र के सभी विषय। नीचे हर पाठ्यक्रम में लिखा है कि उनमें से कौन-से चुने जा सकते हैं।",
  ],
  subjectCount: ["{count} subject |||| {count} subjects", "{count} विषय |||| {count} विषय"],
  addSubject: ["Add a subject", "विषय जोड़ें"],
  newSubject: ["New subject", "नया विषय"],
  code: ["Code", "कोड"],
  subjectCodeHint: ["Without a comma, like Maths", "बिना अल्पविराम के, जैसे Maths"],
  codeStays: [
    "Stored applications refer to it, so it stays.",
    "जमा हो चुके आवेदन इसी से जुड़े हैं, इसलिए यह बदलता नहीं।",
  ],
  name: ["Name", "नाम"],
  full_name: ["Name on the courses page, if longer", "पाठ्यक्रम पृष्ठ पर नाम, यदि बड़ा हो"],

  identity: ["Identity number", "पहचान संख्या"],
  identities: {
    aadhaar: ["Aadhaar required", "आधार अनिवार्य"],
    any: ["Aadhaar or another number", "आधार या दूसरी संख्या"],
    asked: [
      "Identity: Aadhaar or another number (APAAR, voter card, passport, high school certificate). Not ticked: Aadhaar required",
      "पहचान: आधार या दूसरी संख्या (अपार, मतदाता पहचान पत्र, पासपोर्ट, हाईस्कूल प्रमाण-पत्र)। न चुनें तो आधार अनिवार्य",
    ],
  },
  askedFields: ["Additional fields of the form", "फ़ॉर्म के अतिरिक्त खाने"],
  noFields: ["None asked", "कोई नहीं पूछा जाता"],
  fieldCount: ["{count} asked |||| {count} asked", "{count} पूछा जाता है |||| {count} पूछे जाते हैं"],
  mustFill: ["Must be filled in", "भरना ज़रूरी है"],
  mustFillOf: ["Must be filled in: {label}", "भरना ज़रूरी है: {label}"],

  sentences: {
    noneYet: ["No subjects to choose from yet.", "चुनने के लिए अभी कोई विषय नहीं।"],
    oneOf: ["One of {subjects}.", "इनमें से एक: {subjects}।"],
    oneOfGroup: ["One of the first major's group.", "प्रथम मुख्य विषय के समूह में से एक।"],
    oneOfGroupAnd: [
      "One of the first major's group, out of {subjects}.",
      "प्रथम मुख्य विषय के समूह में से एक, इनमें से: {subjects}।",
    ],
    notFrom: ["May not be: {subjects}.", "ये नहीं चुने जा सकते: {subjects}।"],
    mayBeEmpty: ["May be left empty.", "ख़ाली छोड़ा जा सकता है।"],
    allDiffer: ["All chosen subjects must differ.", "चुने गए सभी विषय अलग-अलग होने चाहिए।"],
    lastGroup: [
      "A first major outside all groups counts to the last one, {code}.",
      "जो प्रथम मुख्य विषय किसी समूह में न हो, वह अन्तिम समूह {code} में गिना जाता है।",
    ],
  },

  unreadable: [
    "This version is older than the present form of sessions and cannot be shown.",
    "यह रूप सत्रों के वर्तमान ढाँचे से पुराना है और दिखाया नहीं जा सकता।",
  ],
  change: ["Change", "बदलें"],
  changeOf: ["Change: {title}", "बदलें: {title}"],
  finish: ["Done", "हो गया"],
  finishOf: ["Done: {title}", "हो गया: {title}"],
  up: ["Move up: {title}", "ऊपर ले जाएँ: {title}"],
  down: ["Move down: {title}", "नीचे ले जाएँ: {title}"],
  remove: ["Remove: {title}", "हटाएँ: {title}"],
  inEnglish: ["{label} (English)", "{label} (अंग्रेज़ी)"],
  inHindi: ["{label} (Hindi)", "{label} (हिन्दी)"],
  clear: ["Remove all", "सभी हटाएँ"],
  showList: ["Show the list", "सूची दिखाएँ"],
  hideList: ["Hide the list", "सूची छिपाएँ"],
  wrong: ["Something here needs correction", "यहाँ कुछ ठीक करना है"],
})

/** The text of a key of this page, by language. */
export const translators = createTranslators({
  ...sessionTexts,
  ...programmeTexts,
  changes: changeTexts,
})

export type SessionText = (typeof translators)["en"]
