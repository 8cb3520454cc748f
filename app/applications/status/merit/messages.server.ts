import { messagesByLanguage, type TextPair } from "#domain/messages/define-messages.ts"

export const meritStatusMessages = messagesByLanguage({
  title: ["Merit list {number} of {day}", "योग्यता सूची {number}, {day}"],
  over: [
    "This application takes part in no merit list any more, and no seat is kept for it. Earlier lists are below.",
    "यह आवेदन अब किसी योग्यता सूची में नहीं है, और इसके लिए कोई सीट सुरक्षित नहीं है। पहले की सूचियाँ नीचे हैं।",
  ],
  withdrawn: [
    "List {number} was withdrawn on {day}. Wait for the new list.",
    "{day} को सूची {number} वापस ली गई। नई सूची की प्रतीक्षा करें।",
  ],
  next: ["What to do about this list", "इस सूची पर आपको क्या करना है"],
  preparing: [
    "The college is making the next list, so you cannot answer here now. Go to the admission counter, or look here again soon.",
    "महाविद्यालय अगली सूची बना रहा है, इसलिए अभी यहाँ उत्तर नहीं दे सकते। प्रवेश काउंटर पर जाएँ, या कुछ समय बाद यहाँ फिर देखें।",
  ],
  takeBack: [
    "You can still take the seat until {day}, as long as the college has not made the next list. Then it goes to the next person.",
    "अगली सूची बनने से पहले आप {day} तक यह सीट फिर ले सकते हैं। उसके बाद वह अगले आवेदक को मिलेगी।",
  ],
  answers: ["What is recorded", "क्या दर्ज है"],
  lastDate: ["Last day to accept", "स्वीकार करने की अन्तिम तिथि"],
  listCode: ["Your code in the list's file", "सूची की फ़ाइल में आपका कोड"],
  publicList: ["Open the public list", "सार्वजनिक सूची खोलें"],
  notByYou: [
    "Something here that you did not do? Go to the admission counter at once with your identity paper and say your application number.",
    "यहाँ कुछ ऐसा है जो आपने नहीं किया? अपना पहचान पत्र लेकर तुरन्त प्रवेश काउंटर पर जाएँ और अपनी आवेदन संख्या बताएँ।",
  ],
  answered: ["Your answer", "आपका उत्तर"],
  receipt: ["Receipt number", "रसीद संख्या"],
  states: {
    accepted: ["accepted", "सीट स्वीकार की"],
    declined: ["declined", "सीट छोड़ी"],
    absent: ["did not come", "नहीं आए"],
  },
  at: "{state}, {day}, {time}",
  sum: ["Your index as a sum", "आपके योग्यता सूचकांक (मेरिट इंडेक्स) का जोड़"],
  sumLabel: ["Part", "भाग"],
  sumPoints: ["Points", "अंक"],
  lists: ["Your place in each list", "हर सूची में आपका स्थान"],
  list: ["{list} ({seats} seats)", "{list} ({seats} सीटें)"],
  earlier: ["Earlier lists", "पिछली सूचियाँ"],
  print: ["Print", "छापें"],
  give: {
    accepted: ["Accept the seat", "सीट स्वीकार करें"],
    declined: ["Decline the seat", "सीट छोड़ें"],
  },
  confirm: {
    accepted: {
      question: ["Do you accept {seat}?", "क्या आप {seat} स्वीकार करते हैं?"],
      follows: [
        [
          "The seat is kept for you in all later lists. If a better seat becomes free for you, a later list gives it to you by itself.",
          "यह सीट आगे की सभी सूचियों में आपके लिए सुरक्षित रहेगी। यदि आपके लिए कोई बेहतर सीट ख़ाली होगी, तो वह आगे की सूची में अपने आप मिल जाएगी।",
        ],
        [
          "You then complete the admission at the college, with the admission sheet and your original documents.",
          "इसके बाद प्रवेश आवेदन-पत्र और मूल प्रमाण-पत्र लेकर महाविद्यालय में प्रवेश पूरा करें।",
        ],
        [
          "You cannot change this answer here. Only the admission counter can.",
          "यह उत्तर आप यहाँ नहीं बदल सकते। केवल प्रवेश काउंटर पर बदला जा सकता है।",
        ],
      ],
      yes: ["Yes, I accept the seat", "हाँ, सीट स्वीकार है"],
    },
    declined: {
      question: ["Do you decline {seat}?", "क्या आप {seat} छोड़ते हैं?"],
      follows: [
        [
          "The college gives the seat to the next person. Later lists go on without you.",
          "महाविद्यालय यह सीट अगले आवेदक को देगा। आगे की सूचियों में आपका नाम नहीं होगा।",
        ],
        [
          "You can change your mind here until {day}, as long as the college has not made the next list.",
          "अगली सूची बनने से पहले आप {day} तक यहाँ अपना निर्णय बदल सकते हैं।",
        ],
      ],
      yes: ["Yes, I decline the seat", "हाँ, सीट छोड़नी है"],
    },
  },
  back: ["No, go back without an answer", "नहीं, बिना उत्तर दिए लौटें"],
  facts: {
    number: ["Application number", "आवेदन संख्या"],
    course: ["Course", "पाठ्यक्रम"],
    session: ["Session", "सत्र"],
    seat: ["Seat", "सीट"],
  },
  receiptTitle: {
    accepted: ["Receipt: seat accepted", "रसीद: सीट स्वीकार की गई"],
    declined: ["Receipt: seat declined", "रसीद: सीट छोड़ी गई"],
  },
  keep: [
    "Print this page or write down the number. You can see it here again with your code and date of birth.",
    "यह पृष्ठ छाप लें या संख्या लिख लें। अपने कोड और जन्मतिथि से आप इसे यहाँ फिर देख सकते हैं।",
  ],
  refusals: {
    changed: [
      "Nothing was stored: this list has changed since you opened the page. Read below what stands now.",
      "कुछ दर्ज नहीं हुआ: आपके पृष्ठ खोलने के बाद यह सूची बदल गई है। अब की स्थिति नीचे पढ़ें।",
    ],
    no_offer: [
      "Nothing was stored: there is no offer for you in this list.",
      "कुछ दर्ज नहीं हुआ: इस सूची में आपको कोई सीट नहीं मिली है।",
    ],
    late: [
      "Nothing was stored: the last day to accept has passed. Go to the admission counter at once.",
      "कुछ दर्ज नहीं हुआ: स्वीकार करने की अन्तिम तिथि बीत चुकी है। तुरन्त प्रवेश काउंटर पर जाएँ।",
    ],
    answered: [
      "Nothing was stored: another answer stands already ({state}). To change it, go to the admission counter before the next list is made.",
      "कुछ दर्ज नहीं हुआ: पहले से दूसरा उत्तर दर्ज है ({state})। उसे बदलने के लिए अगली सूची बनने से पहले प्रवेश काउंटर पर जाएँ।",
    ],
  },
  objections: {
    title: ["Objections", "आपत्तियाँ"],
    lead: [
      "Is a percentage, a certificate or another line of the sum wrong? You can object until {day}. The next list uses what the college corrects.",
      "क्या कोई प्रतिशत, प्रमाण-पत्र या जोड़ की कोई पंक्ति ग़लत है? आप {day} तक आपत्ति कर सकते हैं। महाविद्यालय जो सुधार करेगा, वह अगली सूची में गिना जाएगा।",
    ],
    closed: [
      "Objections to this list were taken until {day}.",
      "इस सूची पर आपत्तियाँ {day} तक ली गईं।",
    ],
    open: ["Object to your index or a claim", "अपने सूचकांक या दावे पर आपत्ति करें"],
    topic: ["What is wrong", "क्या ग़लत है"],
    topicHint: ["The index as a whole, or one of your claims", "पूरा सूचकांक, या आपका कोई दावा"],
    choose: ["Choose", "चुनें"],
    index: ["The index", "योग्यता सूचकांक"],
    text: ["Why it is wrong", "क्यों ग़लत है"],
    textHint: [
      "At most {most} characters. Say which document shows it.",
      "अधिक से अधिक {most} अक्षर। लिखें कि यह किस प्रमाण-पत्र या अंकपत्र से पता चलता है।",
    ],
    submit: ["Send the objection", "आपत्ति भेजें"],
    sent: [
      "Your objection has reached the college. You read its answer here.",
      "आपकी आपत्ति महाविद्यालय को मिल गई है। उसका उत्तर आप यहाँ पढ़ेंगे।",
    ],
    made: [
      "{topic}: your objection of {day}, {time} to list {number}",
      "{topic}: सूची {number} पर {day}, {time} की आपकी आपत्ति",
    ],
    verdicts: {
      open: ["The college has not answered yet.", "महाविद्यालय ने अभी उत्तर नहीं दिया है।"],
      upheld: ["Upheld: the college answered on {day}", "स्वीकार की गई: महाविद्यालय का उत्तर, {day}"],
      rejected: [
        "Rejected: the college answered on {day}",
        "अस्वीकार की गई: महाविद्यालय का उत्तर, {day}",
      ],
    },
    errors: {
      topic: ["Choose what is wrong", "चुनें कि क्या ग़लत है"],
      missing: ["Write why it is wrong", "लिखें कि क्यों ग़लत है"],
      "text.too_long": ["Write at most {most} characters", "अधिक से अधिक {most} अक्षर लिखें"],
      "text.unprintable": [
        "A character can't be printed: delete the text and type it again with the keyboard",
        "कोई अक्षर छप नहीं सकता: लेख मिटाकर कीबोर्ड से फिर लिखें",
      ],
    } as Record<string, TextPair>,
    refusals: {
      too_late_to_object: [
        "Nothing was stored: the last day for objections has passed.",
        "कुछ दर्ज नहीं हुआ: आपत्ति की अन्तिम तिथि बीत चुकी है।",
      ],
      objection_open: [
        "Nothing was stored: another objection of yours to this list is open. Wait for its answer.",
        "कुछ दर्ज नहीं हुआ: इस सूची पर आपकी एक आपत्ति का उत्तर अभी आना शेष है। उसकी प्रतीक्षा करें।",
      ],
    },
  },
})

export type MeritMessages = (typeof meritStatusMessages)["en"]
