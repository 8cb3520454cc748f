import { textsHook } from "../kit/text/use-language.ts"

/** Loaded with the page. */
export const useFirstDayTexts = textsHook({
  welcome: ["Welcome, {name}: your work here", "नमस्ते, {name}: यहाँ आपका काम"],
  role: ["You are here as: {role}.", "यहाँ आपकी भूमिका: {role}।"],
  count: ["{count} left", "{count} शेष"],
  hide: ["I know my work: hide this", "काम समझ में आ गया: इसे छिपाएँ"],
  more: ["Keys and help", "कुंजियाँ और सहायता"],
  hidden: [
    "Hidden. You find it again in the menu under your name.",
    "छिपा दिया। यह आपके नाम के नीचे के मेन्यू में फिर मिलेगा।",
  ],
  keys: ["Keys worth knowing", "काम की कुंजियाँ"],
  help: ["Where help is", "सहायता कहाँ है"],
  helpMenu: [
    "This page and the list of all keys are in the menu under your name, at the top right.",
    "यह पृष्ठ और सभी कुंजियों की सूची सबसे ऊपर दाईं ओर, आपके नाम के नीचे के मेन्यू में है।",
  ],
  helpSearch: [
    "The search at the top finds pages, settings and people by a few letters, in English and Hindi.",
    "ऊपर की खोज कुछ अक्षरों से पृष्ठ, सेटिंग और लोग ढूँढती है, हिन्दी में भी और अंग्रेज़ी में भी।",
  ],
  helpUndo: [
    "After most changes a notice offers to undo it. What you type is kept in this browser until it is saved.",
    "ज़्यादातर बदलावों के बाद की सूचना में उन्हें वापस लेने का बटन होता है। आप जो लिखते हैं, वह सहेजने तक इसी ब्राउज़र में रहता है।",
  ],
  helpPeople: [
    "If a page says that something is not allowed, ask an administrator of your college.",
    "कोई पृष्ठ कहे कि अनुमति नहीं है, तो अपने महाविद्यालय के प्रशासक से पूछें।",
  ],
  tasks: {
    start: {
      title: ["Start as your college", "अपने महाविद्यालय के नाम से शुरू करें"],
      what: [
        "Replace the sample's name, address, numbers and bank account, and erase its students.",
        "नमूने का नाम, पता, नम्बर और बैंक खाता बदलें और उसके विद्यार्थी मिटाएँ।",
      ],
    },
    sample: {
      title: ["Say what is true of the sample's texts", "नमूने के पाठों में से सही-ग़लत बताएँ"],
      what: [
        "Change, hide or confirm each text that is still the sample's.",
        "नमूने का जो पाठ बचा है, उसे बदलें, छिपाएँ या सही ठहराएँ।",
      ],
    },
    confirm: {
      title: ["Confirm the admission", "प्रवेश की पुष्टि करें"],
      what: [
        "Check fees, dates, account, session and declarations. Until then nobody can apply.",
        "शुल्क, तिथियाँ, खाता, सत्र और घोषणाएँ जाँचें। तब तक कोई आवेदन नहीं कर सकता।",
      ],
    },
    factor: {
      title: ["Protect your sign-in", "अपना लॉगिन सुरक्षित करें"],
      what: [
        "Add a passkey or an authenticator app; administrators and officers need one.",
        "पासकी या ऑथेंटिकेटर ऐप जोड़ें; प्रशासकों और अधिकारियों को यह चाहिए।",
      ],
    },
    invite: {
      title: ["Invite your colleagues", "सहकर्मियों को आमंत्रित करें"],
      what: [
        "Each gets a link and a role, which says what they may do.",
        "हर एक को एक लिंक और एक भूमिका मिलती है; भूमिका तय करती है कि वे क्या कर सकते हैं।",
      ],
    },
    session: {
      title: ["Set up the admission session", "प्रवेश सत्र तय करें"],
      what: [
        "Courses, seats, fees, dates and the documents that applicants show.",
        "पाठ्यक्रम, सीटें, शुल्क, तिथियाँ और वे काग़ज़ जो आवेदक दिखाते हैं।",
      ],
    },
    backup: {
      title: ["Set up backups", "बैकअप तय करें"],
      what: [
        "Choose a folder on another disk, a time and a passphrase; make one now.",
        "दूसरी डिस्क का फ़ोल्डर, समय और पासफ़्रेज़ चुनें; एक बैकअप अभी बनाएँ।",
      ],
    },
    counter: {
      title: ["Open an application at the counter", "काउंटर पर आवेदन खोलें"],
      what: [
        "Scan the sheet, or type a number or a name, and press Enter.",
        "आवेदन-पत्र स्कैन करें, या संख्या या नाम लिखकर Enter दबाएँ।",
      ],
    },
    check: {
      title: ["Check new applications", "नए आवेदन जाँचें"],
      what: [
        "Compare papers and claims with the form; then verify it, or ask the applicant.",
        "काग़ज़ों और दावों को फ़ॉर्म से मिलाएँ; फिर सत्यापित करें या आवेदक से पूछें।",
      ],
    },
    decide: {
      title: ["Decide on verified applications", "सत्यापित आवेदनों पर निर्णय लें"],
      what: [
        "Admit or reject, one or many together; each can be undone for 60 seconds.",
        "एक या कई को साथ में प्रवेश दें या अस्वीकार करें; 60 सेकंड तक वापस ले सकते हैं।",
      ],
    },
    paper: {
      title: ["Enter a paper form", "काग़ज़ी फ़ॉर्म भरें"],
      what: [
        "For applicants who filled in the form by hand.",
        "उन आवेदकों के लिए जिन्होंने फ़ॉर्म हाथ से भरा है।",
      ],
    },
    papers: {
      title: ["Ask for missing papers", "शेष काग़ज़ माँगें"],
      what: [
        "See who has not brought which paper, and remind them.",
        "देखें कि किसका कौन-सा काग़ज़ बाक़ी है, और याद दिलाएँ।",
      ],
    },
    fees: {
      title: ["Compare the deposits of a day", "दिन के जमा शुल्क मिलाएँ"],
      what: [
        "The fees that were recorded, by journal number, to compare with the bank's list.",
        "दर्ज शुल्क जर्नल संख्या के क्रम से, बैंक की सूची से मिलाने के लिए।",
      ],
    },
    card: {
      title: ["Help a student to sign in", "विद्यार्थी के लॉगिन में मदद करें"],
      what: [
        "Find the student, print a slip with a code, or the identity card.",
        "विद्यार्थी ढूँढें, कोड वाली पर्ची या परिचय-पत्र छापें।",
      ],
    },
    merit: {
      title: ["Prepare the merit lists", "योग्यता सूचियाँ तैयार करें"],
      what: [
        "Sign the rule of each course, publish a list, and follow the answers.",
        "हर पाठ्यक्रम का नियम पर हस्ताक्षर करें, सूची प्रकाशित करें और उत्तर देखें।",
      ],
    },
    students: {
      title: ["Import the enrolled students", "नामांकित विद्यार्थी आयात करें"],
      what: [
        "From a table of the university; you see the rows before they are stored.",
        "विश्वविद्यालय की तालिका से; दर्ज होने से पहले पंक्तियाँ दिखती हैं।",
      ],
    },
    notice: {
      title: ["Write a notice", "सूचना लिखें"],
      what: [
        "Keep it as a draft, publish it now, or give it a day and a time.",
        "प्रारूप रखें, अभी प्रकाशित करें, या तिथि और समय चुनें।",
      ],
    },
    pages: {
      title: ["Edit the pages", "पृष्ठ सम्पादित करें"],
      what: [
        "Begin with a template, look at the preview, and put the page into a menu.",
        "किसी साँचे से शुरू करें, पूर्वावलोकन देखें और पृष्ठ को मेन्यू में जोड़ें।",
      ],
    },
    photos: {
      title: ["Add photos", "फ़ोटो जोड़ें"],
      what: [
        "Drop many at once into an album; describe each in a few words.",
        "एक साथ कई फ़ोटो एल्बम में डालें; हर एक का कुछ शब्दों में वर्णन लिखें।",
      ],
    },
    messages: {
      title: ["Answer visitors", "लोगों के सन्देशों का उत्तर दें"],
      what: ["Messages from the contact page of the website.", "वेबसाइट के सम्पर्क पृष्ठ से आए सन्देश।"],
    },
    languages: {
      title: ["Add what a language lacks", "किसी भाषा में जो नहीं है, उसे जोड़ें"],
      what: [
        "Items without Hindi or English, or with one older than the other.",
        "वे पाठ जो हिन्दी या अंग्रेज़ी में नहीं हैं, या एक भाषा में पुराने हैं।",
      ],
    },
    report: {
      title: ["Read the session report", "सत्र की रिपोर्ट देखें"],
      what: [
        "Applications, admissions and fees by course, category and gender; print or export it.",
        "पाठ्यक्रम, वर्ग और लिंग के अनुसार आवेदन, प्रवेश और शुल्क; छापें या निर्यात करें।",
      ],
    },
    answer: {
      title: ["Answer grievances", "शिकायतों का उत्तर दें"],
      what: [
        "Each has a number, a last day and a responsible person.",
        "हर शिकायत की संख्या, अन्तिम तिथि और उत्तरदायी व्यक्ति होते हैं।",
      ],
    },
    approve: {
      title: ["Confirm changes of account and fees", "खाते और शुल्क के बदलावों की पुष्टि करें"],
      what: [
        "What an administrator asks for waits for you on the dashboard.",
        "प्रशासक जो बदलना चाहते हैं, वह डैशबोर्ड पर आपकी पुष्टि तक रुकता है।",
      ],
    },
    records: {
      title: ["Look at any application", "कोई भी आवेदन देखें"],
      what: [
        "The form, its papers and its whole history; you change nothing by looking.",
        "फ़ॉर्म, उसके काग़ज़ और पूरा इतिहास; देखने से कुछ नहीं बदलता।",
      ],
    },
    audit: {
      title: ["See who changed what", "देखें कि किसने क्या बदला"],
      what: [
        "Every change has a line with person, time and reason; export them.",
        "हर बदलाव की एक पंक्ति है: व्यक्ति, समय और कारण; इन्हें निर्यात करें।",
      ],
    },
    rights: {
      title: ["See who may do what", "देखें कि कौन क्या कर सकता है"],
      what: [
        "The members of staff with their roles, and who has no second factor.",
        "कर्मचारी और उनकी भूमिकाएँ, और किसका लॉगिन दो चरणों का नहीं है।",
      ],
    },
    saved: {
      title: ["See that backups are good", "देखें कि बैकअप सही हैं"],
      what: [
        "The last good one, where it is, and when the next is made.",
        "पिछला सही बैकअप, वह कहाँ है, और अगला कब बनेगा।",
      ],
    },
  },
})
