import { defineMessages } from "#domain/messages/define-messages.ts"

export const privacyMessages = defineMessages({
  console: {
    privacy: {
      title: ["Personal data", "व्यक्तिगत जानकारी"],
      person: ["What is held about a person", "किसी व्यक्ति की क्या जानकारी रखी है"],
      personHint: [
        "When somebody asks what the college holds about them, or wants it erased. First make sure who is asking: the paper, the phone or the e-mail address must be theirs. Each look-up is written down with your name.",
        "जब कोई पूछे कि महाविद्यालय के पास उसकी कौन-सी जानकारी है, या उसे मिटवाना चाहे। पहले देख लें कि पूछने वाला कौन है: काग़ज़, फ़ोन या ई-मेल पता उसी का होना चाहिए। हर खोज आपके नाम के साथ दर्ज होती है।",
      ],
      by: ["Look up by", "किससे खोजें"],
      ways: {
        code: ["Application number", "आवेदन संख्या"],
        mobile: ["Mobile number", "मोबाइल नम्बर"],
        aadhaar: ["Aadhaar or other identity number", "आधार या दूसरी पहचान संख्या"],
        urn: ["URN of a student", "विद्यार्थी का URN"],
        email: ["E-mail address", "ई-मेल पता"],
      },
      find: ["Look up", "खोजें"],
      none: ["Nothing is held under this.", "इससे जुड़ी कोई जानकारी नहीं रखी है।"],
      several: [
        "{count} people: a family may share a phone or an e-mail address. Choose the person who made the request.",
        "{count} व्यक्ति मिले: परिवार में एक ही फ़ोन या ई-मेल हो सकता है। जिसने पूछा है, उसे चुनें।",
      ],
      aadhaar: ["Identity number {number}", "पहचान संख्या {number}"],
      whose: ["{name}, father {father}, born {born}", "{name}, पिता {father}, जन्मतिथि {born}"],
      severalPeople: [
        "Names or dates of birth differ among the records with this identity number. Some may belong to another person, who entered the number by mistake or on purpose. Tick only the records of the person who makes the request: the rest is neither copied nor erased.",
        "इस पहचान संख्या वाले अभिलेखों में नाम या जन्मतिथि अलग-अलग हैं। कुछ किसी और के हो सकते हैं, जिसने यह संख्या भूल से या जानबूझकर लिखी। केवल पूछने वाले व्यक्ति के अभिलेख चुनें: बाक़ी की न प्रति दी जाएगी, न वे मिटाए जाएँगे।",
      ],
      differs: ["Name or date of birth differs", "नाम या जन्मतिथि अलग है"],
      chooseFirst: [
        "First tick the records of the person who makes the request.",
        "पहले पूछने वाले व्यक्ति के अभिलेख चुनें।",
      ],
      sentOn: ["sent on {time}", "{time} को भेजा गया"],
      student: ["Student {urn}, {session}", "विद्यार्थी {urn}, {session}"],
      grievances: [
        "One grievance with this contact: {numbers} |||| {count} grievances with this contact: {numbers}",
        "इस सम्पर्क वाली एक शिकायत: {numbers} |||| इस सम्पर्क वाली {count} शिकायतें: {numbers}",
      ],
      messages: [
        "One message under this e-mail address |||| {count} messages under this e-mail address",
        "इस ई-मेल पते से एक सन्देश |||| इस ई-मेल पते से {count} सन्देश",
      ],
      withMessages: [
        "They are this person's own: include them",
        "ये इसी व्यक्ति के हैं: इन्हें भी शामिल करें",
      ],
      download: ["Download the data (ZIP)", "जानकारी डाउनलोड करें (ZIP)"],
      downloaded: [
        "{name} is among your browser's downloads. Hand it to the person, then delete it here.",
        "{name} आपके ब्राउज़र के डाउनलोड में है। इसे उस व्यक्ति को दें, फिर यहाँ से मिटा दें।",
      ],
      erase: ["Erase", "मिटाएँ"],
      eraseTitle: ["Erase what is held about {name}", "{name} की जानकारी मिटाएँ"],
      eraseRecords: ["Will be erased: {ids}.", "मिटाया जाएगा: {ids}।"],
      eraseWhat: [
        "Form, pictures, history, notes and the student's record are erased at once, and do not come back.",
        "फ़ॉर्म, चित्र, इतिहास, टिप्पणियाँ और विद्यार्थी का अभिलेख तुरन्त मिट जाएँगे और वापस नहीं आएँगे।",
      ],
      kept: [
        "What stays: lines of the audit without the name, for its own period; backups until they are replaced; whatever is on paper, or was given to the university.",
        "क्या रहेगा: ऑडिट लॉग में बिना नाम वाली पंक्तियाँ, उनकी अपनी अवधि तक; बैकअप, जब तक वे बदल न जाएँ; और जो काग़ज़ पर है या विश्वविद्यालय को दिया जा चुका है।",
      ],
      why: ["Why it is erased", "मिटाने का कारण"],
      whyHint: [
        "This is recorded in the audit log. For example: requested in writing on 3 July. Enter no names and no numbers.",
        "यह ऑडिट लॉग में दर्ज होगा। जैसे: 3 जुलाई को लिखित में माँगा गया। न नाम लिखें, न संख्याएँ।",
      ],
      concerns: {
        same_number: [
          "Names or dates of birth differ among these records, or several applications are for one course. I have checked that all belong to the person who makes the request.",
          "इन अभिलेखों में नाम या जन्मतिथि अलग है, या एक ही पाठ्यक्रम के कई आवेदन हैं। मैंने देख लिया है कि ये सब पूछने वाले व्यक्ति के ही हैं।",
        ],
        under_way: [
          "An admission is under way: without the application it ends here.",
          "प्रवेश की प्रक्रिया चल रही है: आवेदन के बिना वह यहीं समाप्त हो जाएगी।",
        ],
        is_student: [
          "This is a student of the college, who can then no longer sign in.",
          "ये महाविद्यालय के विद्यार्थी हैं, जो इसके बाद लॉगिन नहीं कर सकेंगे।",
        ],
        admitted: [
          "The person was admitted: I have made sure that no rule of the university or the government requires this record.",
          "इस व्यक्ति का प्रवेश हुआ था: मैंने देख लिया है कि विश्वविद्यालय या शासन के किसी नियम से यह अभिलेख रखना आवश्यक नहीं है।",
        ],
        fee_received: [
          "A fee was received: the list of that day's fees will no longer show it.",
          "शुल्क प्राप्त हो चुका है: उस दिन के शुल्क की सूची में वह नहीं दिखेगा।",
        ],
      },
      erased: ["Erased: {parts}.", "मिटाया गया: {parts}।"],
      parts: {
        applications: ["one application |||| {count} applications", "एक आवेदन |||| {count} आवेदन"],
        students: [
          "one student's record |||| {count} students' records",
          "एक विद्यार्थी का अभिलेख |||| {count} विद्यार्थियों के अभिलेख",
        ],
        messages: ["one message |||| {count} messages", "एक सन्देश |||| {count} सन्देश"],
        grievances: ["one grievance |||| {count} grievances", "एक शिकायत |||| {count} शिकायतें"],
      },
      notice: ["Privacy notice {version}", "गोपनीयता सूचना {version}"],
      noticePaper: ["Privacy notice on the paper form", "गोपनीयता सूचना काग़ज़ी फ़ॉर्म पर"],
      noticeNone: ["No privacy notice on record", "गोपनीयता सूचना दर्ज नहीं है"],
      due: {
        title: ["Due for erasure", "मिटाने योग्य"],
        none: ["Nothing is over its period.", "किसी की अवधि पूरी नहीं हुई है।"],
        dashboard: [
          "{count} record is over its period and waits for your decision. |||| {count} records are over their period and wait for your decision.",
          "{count} रिकॉर्ड की अवधि पूरी हो चुकी है और वह आपके निर्णय की प्रतीक्षा में है। |||| {count} रिकॉर्डों की अवधि पूरी हो चुकी है और वे आपके निर्णय की प्रतीक्षा में हैं।",
        ],
        count: ["Records", "रिकॉर्ड"],
        since: ["Listed since", "सूची में कब से"],
        session: ["Session", "सत्र"],
        automatic: ["Automatic erasure", "अपने आप मिटना"],
        onPage: ["after its days in the trash", "कूड़ेदान के दिन पूरे होने पर"],
        kinds: {
          applications: ["Applications", "आवेदन"],
          students: ["Students who left", "जा चुके विद्यार्थी"],
          messages: ["Messages from the contact page", "सम्पर्क पृष्ठ से आए सन्देश"],
          grievances: ["Grievances that were closed", "बन्द हुई शिकायतें"],
          audit: ["Lines of the audit", "ऑडिट लॉग की पंक्तियाँ"],
          trash: ["Removed items of the website", "वेबसाइट से हटाई गई प्रविष्टियाँ"],
        },
        off: ["off, waits for your confirmation", "बन्द, आपकी पुष्टि की प्रतीक्षा में"],
        on: ["from {time}, switched on by {name}", "{time} से, {name} ने चालू किया"],
        onSoon: [
          "30 days after the notice, switched on by {name}",
          "सूचना के 30 दिन बाद, {name} ने चालू किया",
        ],
        switchOn: ["Erase automatically", "अपने आप मिटाना चालू करें"],
        switchOff: ["Stop automatic erasure", "अपने आप मिटाना बन्द करें"],
        list: ["Download the list", "सूची डाउनलोड करें"],
        erase: ["Erase", "मिटाएँ"],
        title_erase: ["Erase {number}: {kind}", "{number} मिटाएँ: {kind}"],
        what: [
          "These records are erased at once with all that belongs to them, and do not come back. Older backups still have them.",
          "ये रिकॉर्ड इनसे जुड़ी हर चीज़ के साथ तुरन्त मिट जाएँगे और वापस नहीं आएँगे। पुराने बैकअप में ये रहेंगे।",
        ],
        backup: ["The last checked backup is of {time}.", "पिछला जाँचा हुआ बैकअप {time} का है।"],
        noBackup: [
          "There is no checked backup yet. Without one nothing can be erased.",
          "अभी तक कोई जाँचा हुआ बैकअप नहीं है। उसके बिना कुछ नहीं मिटाया जा सकता।",
        ],
        number: ["Number of records, to confirm", "पुष्टि के लिए रिकॉर्डों की संख्या"],
        done: ["Erased: {number}.", "मिटाए गए: {number}।"],
        lastRefusal: ["Not erased automatically: {why}", "अपने आप नहीं मिटाया गया: {why}"],
        held: ["Kept, although over their period: {parts}", "अवधि पूरी होने पर भी रखे गए: {parts}"],
        holds: {
          query: ["open query {number}", "लम्बित पूछताछ {number}"],
          offer: ["open offer of a seat {number}", "लम्बित सीट-प्रस्ताव {number}"],
          objection: ["open objection {number}", "लम्बित आपत्ति {number}"],
          refund: ["fee received without admission {number}", "बिना प्रवेश के प्राप्त शुल्क {number}"],
        },
      },
      kept_long: {
        title: ["How long it is kept", "जानकारी कब तक रखी जाती है"],
        hint: [
          "Nothing is erased automatically unless you switch that on below. What is over its period is listed here. Check the list, then confirm with your password.",
          "जब तक आप नीचे चालू न करें, अपने आप कुछ नहीं मिटता। जिसकी अवधि पूरी हो चुकी है, वह यहाँ दिखता है। सूची जाँचें, फिर अपने पासवर्ड से पुष्टि करें।",
        ],
        change: ["Change this in the settings", "सेटिंग में बदलें"],
        what: ["What", "क्या"],
        period: ["How long", "कब तक"],
        years: ["one\u00a0year |||| {count}\u00a0years", "एक\u00a0वर्ष |||| {count}\u00a0वर्ष"],
        drafts: [
          "Forms that applicants stored without sending them are encrypted by their code and PIN. Nobody here can read, find or export them. They end after 30 days, with the submission, or when the applicant deletes them.",
          "आवेदकों के सहेजे हुए, पर न भेजे गए फ़ॉर्म उनके कोड और पिन से एन्क्रिप्ट रहते हैं। यहाँ उन्हें कोई पढ़, ढूँढ या निर्यात नहीं कर सकता। वे 30 दिन बाद, जमा होने पर, या आवेदक के हटाने पर मिट जाते हैं।",
        ],
        kinds: {
          applications: [
            "Applications without admission, after the session's end",
            "बिना प्रवेश वाले आवेदन, सत्र समाप्त होने के बाद",
          ],
          students: [
            "Students who left, and their applications, after the session's end",
            "जा चुके विद्यार्थी और उनके आवेदन, सत्र समाप्त होने के बाद",
          ],
          messages: ["Messages from the contact page", "सम्पर्क पृष्ठ से आए सन्देश"],
          grievances: ["Grievances, after their end", "शिकायतें, बन्द होने के बाद"],
          audit: [
            "Lines of the audit (never less than a year)",
            "ऑडिट लॉग की पंक्तियाँ (एक वर्ष से कम कभी नहीं)",
          ],
        },
        overdue: [
          "One student is past this period but not disabled, and is kept. Disable the student who has left. |||| {count} students are past this period but not disabled, and are kept. Disable the students who have left.",
          "एक विद्यार्थी की अवधि पूरी हो चुकी है पर वह निष्क्रिय नहीं किया गया है, इसलिए रखा गया है। जो जा चुका हो, उसे निष्क्रिय करें। |||| {count} विद्यार्थियों की अवधि पूरी हो चुकी है पर वे निष्क्रिय नहीं किए गए हैं, इसलिए रखे गए हैं। जो जा चुके हों, उन्हें निष्क्रिय करें।",
        ],
        notice: [
          "The notice before the form is version {version}.",
          "फ़ॉर्म से पहले दिखाई जाने वाली सूचना का संस्करण {version} है।",
        ],
        noNotice: [
          'No notice is published before the form. Publish the page "Privacy notice for applicants" under Pages.',
          "फ़ॉर्म से पहले कोई सूचना प्रकाशित नहीं है। 'पृष्ठ' में \"आवेदकों के लिए गोपनीयता सूचना\" प्रकाशित करें।",
        ],
      },
    },
  },
  refusals: {
    erasure_clock_behind: [
      "Nothing was erased: the clock is earlier than the newest record. Set it, or confirm the date under Operations.",
      "कुछ नहीं मिटाया गया: घड़ी सबसे नए रिकॉर्ड से पीछे है। उसे ठीक करें, या 'संचालन' में तिथि की पुष्टि करें।",
    ],
    erasure_clock_ahead: [
      "Nothing was erased: the clock is more than 45 days after the last heartbeat of the server. Set it, or confirm the date under Operations.",
      "कुछ नहीं मिटाया गया: घड़ी सर्वर के पिछले संकेत से 45 दिन से अधिक आगे है। उसे ठीक करें, या 'संचालन' में तिथि की पुष्टि करें।",
    ],
    erasure_no_backup: [
      "Nothing was erased: no checked backup contains these records. Make one ({command_backup}), then try again.",
      "कुछ नहीं मिटाया गया: किसी जाँचे हुए बैकअप में ये रिकॉर्ड नहीं हैं। बैकअप बनाएँ ({command_backup}), फिर दोबारा करें।",
    ],
    erasure_too_many: [
      "Nothing was erased: more than 5 % of the records, or more than 2,000. Type their number to confirm.",
      "कुछ नहीं मिटाया गया: 5 % से अधिक या 2,000 से अधिक रिकॉर्ड हैं। पुष्टि के लिए उनकी संख्या लिखें।",
    ],
    privacy_concerns: [
      "Please confirm what stands against it, or leave it.",
      "ऊपर लिखी बातों की पुष्टि करें, या जानकारी मिटाना रहने दें।",
    ],
  },
  errors: {
    "password.wrong": ["This is not your password.", "यह आपका पासवर्ड नहीं है।"],
    "privacy.count": [
      "Type the number of records that the page shows.",
      "रिकॉर्डों की वही संख्या लिखें जो पृष्ठ पर दिख रही है।",
    ],
    "privacy.code": [
      "Check each digit of the number, like 2025-04217-4.",
      "आवेदन संख्या का हर अंक जाँचें, जैसे 2025-04217-4।",
    ],
    "privacy.mobile": [
      "Ten digits, please, beginning with 6 to 9.",
      "दस अंक लिखें, जो 6 से 9 में से किसी से शुरू हों।",
    ],
    "privacy.aadhaar": [
      "This is no identity number. Aadhaar has twelve digits; write other numbers as on their paper.",
      "यह पहचान संख्या नहीं है। आधार में बारह अंक होते हैं; दूसरी संख्याएँ वैसे लिखें जैसे पत्र पर हैं।",
    ],
    "privacy.urn": [
      "Letters and digits, please, as on the identity card.",
      "अक्षर और अंक लिखें, जैसे परिचय-पत्र पर हैं।",
    ],
    "privacy.email": ["This is not an e-mail address.", "यह ई-मेल पता नहीं है।"],
  },
})
