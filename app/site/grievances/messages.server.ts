import { grievanceLimits as limits } from "#domain/grievances/grievance-fields.ts"
import { messagesByLanguage } from "#domain/messages/define-messages.ts"

const tooLong = (max: number) =>
  [`Too long: at most ${max} characters`, `बहुत लम्बा है: अधिक से अधिक ${max} अक्षर`] as const

const failures = {
  "too many": [
    "Too many have come from your connection in a short time. Wait a while and send it again. Your text is still here.",
    "आपके इंटरनेट कनेक्शन से थोड़ी ही देर में बहुत बार भेजा जा चुका है। कुछ देर रुककर फिर भेजें। आपका लिखा हुआ यहीं सुरक्षित है।",
  ],
  failed: [
    "This could not be stored, because something went wrong on our side. Please send it again in a minute. Your text is still here.",
    "हमारी ओर से कुछ गड़बड़ होने के कारण यह दर्ज नहीं हो सका। कृपया एक मिनट बाद फिर भेजें। आपका लिखा हुआ यहीं सुरक्षित है।",
  ],
  "no reply": [
    "There was no answer. Check your internet connection and send it again: it is stored only once. Your text is still here.",
    "कोई उत्तर नहीं मिला। इंटरनेट कनेक्शन जाँचकर फिर भेजें: यह एक ही बार दर्ज होगा। आपका लिखा हुआ यहीं सुरक्षित है।",
  ],
} as const

export const grievanceMessages = messagesByLanguage({
  lead: [
    "Write what is wrong. You get a number and a code by which you can follow it. Nobody is punished for a complaint made in good faith.",
    "जो ठीक नहीं है, वह लिखें। आपको एक संख्या और एक कोड मिलेगा, जिनसे आप शिकायत की स्थिति देख सकेंगे। सच्चे मन से की गई शिकायत के लिए किसी को दंड नहीं मिलता।",
  ],
  facts: {
    who: ["Who answers", "उत्तर कौन देता है"],
    time: ["How long it takes", "कितना समय लगता है"],
    days: ["At most {days} working days", "अधिक से अधिक {days} कार्यदिवस"],
    appeal: ["If you are not satisfied", "सन्तुष्ट न हों तो"],
    appealText: [
      "You can appeal to the Ombudsperson of the university within 15 days of the decision.",
      "निर्णय मिलने के 15 दिन के भीतर आप विश्वविद्यालय के लोकपाल से अपील कर सकते हैं।",
    ],
  },
  danger: {
    title: ["Ragging, or in danger?", "रैगिंग हो रही है, या ख़तरा है?"],
    ragging: [
      "National anti-ragging helpline, day and night, free:",
      "राष्ट्रीय रैगिंग-निषेध हेल्पलाइन, दिन-रात, निःशुल्क:",
    ],
    emergency: ["In danger call 112.", "ख़तरा हो तो 112 पर फ़ोन करें।"],
    harassment: [
      "Sexual harassment is a matter for the Internal Committee of the college. You can write to it here too, under “Harassment or discrimination”.",
      "यौन उत्पीड़न की शिकायत महाविद्यालय की आन्तरिक समिति सुनती है। उसे आप यहाँ भी, “उत्पीड़न या भेदभाव” चुनकर लिख सकते हैं।",
    ],
    secret: [
      "What you write about ragging or harassment is read only by the principal, the administrators of this website and the person who answers it. For these you need not give your name.",
      "रैगिंग और उत्पीड़न की शिकायत केवल प्राचार्य, इस वेबसाइट के प्रशासक और उत्तर देने वाले व्यक्ति पढ़ते हैं। इनमें नाम देना ज़रूरी नहीं है।",
    ],
    more: ["Committee and helplines", "समिति और हेल्पलाइन"],
  },
  form: {
    title: ["Your grievance", "आपकी शिकायत"],
    choose: ["Choose", "चुनें"],
    fields: {
      category: {
        label: ["What is it about?", "शिकायत किस बारे में है?"],
        hint: "",
        missing: ["Choose what it is about", "चुनें कि शिकायत किस बारे में है"],
        too_long: "",
        invalid: "",
        contact: "",
      },
      text: {
        label: ["What happened, when, and what you ask for", "क्या हुआ, कब हुआ, और आप क्या चाहते हैं"],
        hint: [
          "Do not write an Aadhaar or bank account number here.",
          "यहाँ आधार या बैंक खाता संख्या न लिखें।",
        ],
        missing: ["Write what happened", "लिखें कि क्या हुआ"],
        too_long: tooLong(limits.text),
        invalid: "",
        contact: "",
      },
      name: {
        label: ["Your name", "आपका नाम"],
        hint: [
          "May be left empty for ragging and harassment.",
          "रैगिंग और उत्पीड़न की शिकायत में ख़ाली छोड़ सकते हैं।",
        ],
        missing: ["Enter your name", "अपना नाम लिखें"],
        too_long: tooLong(limits.name),
        invalid: "",
        contact: "",
      },
      mobile: {
        label: ["Mobile number", "मोबाइल नम्बर"],
        hint: [
          "Mobile number, e-mail or postal address: one of the three is enough.",
          "मोबाइल नम्बर, ई-मेल या डाक का पता: तीनों में से एक काफ़ी है।",
        ],
        missing: "",
        too_long: tooLong(limits.mobile),
        invalid: [
          "Enter a mobile number of ten digits, like 9876543210",
          "दस अंकों का मोबाइल नम्बर लिखें, जैसे 9876543210",
        ],
        contact: [
          "Give a mobile number, an e-mail address or a postal address",
          "मोबाइल नम्बर, ई-मेल या डाक का पता, इनमें से एक लिखें",
        ],
      },
      email: {
        label: ["E-mail", "ई-मेल"],
        hint: "",
        missing: "",
        too_long: tooLong(limits.email),
        invalid: [
          "Enter an e-mail address like name@example.com",
          "ई-मेल पता इस रूप में लिखें: name@example.com",
        ],
        contact: "",
      },
      address: {
        label: ["Postal address", "डाक का पता"],
        hint: "",
        missing: "",
        too_long: tooLong(limits.address),
        invalid: "",
        contact: "",
      },
      reference: {
        label: ["Roll number or application number", "अनुक्रमांक (रोल नम्बर) या आवेदन संख्या"],
        hint: ["If you have one", "यदि हो"],
        missing: "",
        too_long: tooLong(limits.reference),
        invalid: "",
        contact: "",
      },
    },
    leaveEmpty: ["Leave this field empty", "यह खाना ख़ाली छोड़ें"],
    send: ["Send grievance", "शिकायत भेजें"],
  },
  receipt: {
    title: ["Your grievance has been received", "आपकी शिकायत प्राप्त हो गई है"],
    keep: [
      "Write down or print number and code. A person who has both can read the grievance and its answer; without them nobody can show you its status.",
      "संख्या और कोड लिख लें या छाप लें। जिसके पास दोनों हैं, वह शिकायत और उसका उत्तर पढ़ सकता है; इनके बिना आपको उसकी स्थिति नहीं दिखाई जा सकती।",
    ],
    number: ["Number", "संख्या"],
    code: ["Code", "कोड"],
    due: ["Answer due by", "उत्तर की अन्तिम तिथि"],
    print: ["Print", "छापें"],
    status: ["See its status", "स्थिति देखें"],
    another: ["Send another grievance", "एक और शिकायत भेजें"],
  },
  status: {
    lead: [
      "Enter the number and the code from the page that confirmed your grievance.",
      "शिकायत मिलने की पुष्टि वाले पृष्ठ से संख्या और कोड लिखें।",
    ],
    link: ["Status of a grievance you have sent", "भेजी हुई शिकायत की स्थिति"],
    numberHint: ["Like G-2026-00017-4", "जैसे G-2026-00017-4"],
    codeHint: ["Like ABCD-EFGH-JKLM", "जैसे ABCD-EFGH-JKLM"],
    show: ["Show status", "स्थिति देखें"],
    unknown: [
      "There is no grievance with this number and code. Check both.",
      "इस संख्या और कोड की कोई शिकायत नहीं है। दोनों जाँचें।",
    ],
    received: ["Received", "प्राप्त हुई"],
    category: ["About", "विषय"],
    with: ["With", "किसके पास"],
    due: ["Answer due by", "उत्तर की अन्तिम तिथि"],
    late: ["This day has passed.", "यह तिथि बीत चुकी है।"],
    open: ["Open", "खुली"],
    closed: ["Closed", "बन्द"],
    state: ["Status", "स्थिति"],
    outcome: ["Outcome", "परिणाम"],
    history: ["What has happened", "अब तक क्या हुआ"],
    you: ["You wrote", "आपने लिखा"],
    message: {
      title: ["Add a message", "सन्देश जोड़ें"],
      label: ["Your message", "आपका सन्देश"],
      send: ["Send message", "सन्देश भेजें"],
      done: ["Your message has been added.", "आपका सन्देश जोड़ दिया गया है।"],
    },
    reopened: {
      title: ["Open it again", "शिकायत फिर खोलें"],
      label: ["Why the matter is not settled", "बात क्यों नहीं सुलझी"],
      send: ["Open again", "फिर खोलें"],
      done: ["The grievance is open again.", "शिकायत फिर खोल दी गई है।"],
      until: ["Possible until {day}.", "{day} तक सम्भव है।"],
    },
    errors: {
      missing: ["Write a text", "कुछ लिखें"],
      too_long: tooLong(limits.text),
      closed: [
        "The grievance was closed meanwhile. You can open it again below.",
        "इस बीच शिकायत बन्द हो गई है। नीचे उसे फिर खोल सकते हैं।",
      ],
      open: [
        "The grievance is open already. You can add a message below.",
        "शिकायत पहले से खुली है। नीचे सन्देश जोड़ सकते हैं।",
      ],
      "too late": [
        "The time to open it again has passed. You can send a new grievance.",
        "फिर खोलने का समय बीत चुका है। आप नई शिकायत भेज सकते हैं।",
      ],
    },
  },
  summary: ["There is a problem", "कृपया ये बातें ठीक करें"],
  error: ["Error", "त्रुटि"],
  failures,
})

export type GrievanceMessages = (typeof grievanceMessages)["en"]
