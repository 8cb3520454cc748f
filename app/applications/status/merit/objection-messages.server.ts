const en = {
  title: "Objections",
  lead: "Is a percentage, a certificate or another line of the sum wrong? You can object until {day}. The next list uses what the college corrects.",
  closed: "Objections to this list were taken until {day}.",
  open: "Object to your index or a claim",
  topic: "What is wrong",
  topicHint: "The index as a whole, or one of your claims",
  choose: "Choose",
  index: "The index",
  text: "Why it is wrong",
  textHint: "At most {most} characters. Say which document shows it.",
  submit: "Send the objection",
  sent: "Your objection has reached the college. You read its answer here.",
  made: "{topic}: your objection of {day} to list {number}",
  verdicts: {
    open: "The college has not answered yet.",
    upheld: "Upheld: the college answered on {day}",
    rejected: "Rejected: the college answered on {day}",
  },
  errors: {
    topic: "Choose what is wrong",
    missing: "Write why it is wrong",
    "text.too_long": "Write at most {most} characters",
    "text.invisible": "Remove invisible characters from the text: type it again",
  } as Record<string, string>,
  refusals: {
    too_late_to_object: "Nothing was stored: the last day for objections has passed.",
    objection_open:
      "Nothing was stored: another objection of yours to this list is open. Wait for its answer.",
  },
}

const hi: typeof en = {
  title: "आपत्तियाँ",
  lead: "क्या कोई प्रतिशत, प्रमाण-पत्र या जोड़ की कोई पंक्ति ग़लत है? आप {day} तक आपत्ति कर सकते हैं। महाविद्यालय जो सुधार करेगा, वह अगली सूची में गिना जाएगा।",
  closed: "इस सूची पर आपत्तियाँ {day} तक ली गईं।",
  open: "अपने सूचकांक या दावे पर आपत्ति करें",
  topic: "क्या ग़लत है",
  topicHint: "पूरा सूचकांक, या आपका कोई दावा",
  choose: "चुनें",
  index: "योग्यता सूचकांक",
  text: "क्यों ग़लत है",
  textHint: "अधिक से अधिक {most} अक्षर। लिखें कि किस प्रमाण-पत्र में यह है।",
  submit: "आपत्ति भेजें",
  sent: "आपकी आपत्ति महाविद्यालय को मिल गई है। उसका उत्तर आप यहाँ पढ़ेंगे।",
  made: "{topic}: सूची {number} पर {day} की आपकी आपत्ति",
  verdicts: {
    open: "महाविद्यालय ने अभी उत्तर नहीं दिया है।",
    upheld: "स्वीकार की गई: महाविद्यालय का उत्तर, {day}",
    rejected: "अस्वीकार की गई: महाविद्यालय का उत्तर, {day}",
  },
  errors: {
    topic: "चुनें कि क्या ग़लत है",
    missing: "लिखें कि क्यों ग़लत है",
    "text.too_long": "अधिक से अधिक {most} अक्षर लिखें",
    "text.invisible": "लेख में अदृश्य चिह्न हैं: उसे फिर से लिखें",
  },
  refusals: {
    too_late_to_object: "कुछ दर्ज नहीं हुआ: आपत्ति की अन्तिम तिथि बीत चुकी है।",
    objection_open: "कुछ दर्ज नहीं हुआ: इस सूची पर आपकी एक आपत्ति पर अभी उत्तर आना है। उसकी प्रतीक्षा करें।",
  },
}

/** Texts of objections on the status page. */
export const objectionMessages = { en, hi }
