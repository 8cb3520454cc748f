import { messages as english, type MessageKey } from "#domain/fields/messages/messages.en.ts"
import { messages as hindi } from "#domain/fields/messages/messages.hi.ts"
import { defineMessages, type TextPair } from "#domain/messages/define-messages.ts"
import {
  studentFieldLabels,
  studentGenderLabels,
  studentStatusLabels,
} from "#domain/student/student.ts"

const fieldErrorTexts = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [key, [text, hindi[key as MessageKey]]]),
) as unknown as Record<MessageKey, TextPair>

export const studentTexts = defineMessages({
  console: {
    students: {
      search: ["Name, number, mobile, last 4 of Aadhaar", "नाम, संख्या, मोबाइल, आधार के अन्तिम 4 अंक"],
      disable: ["Disable", "निष्क्रिय करें"],
      enable: ["Enable", "सक्रिय करें"],
      disabled: ["The student can no longer sign in.", "विद्यार्थी अब लॉगिन नहीं कर सकते।"],
      enabled: ["The student can sign in again.", "विद्यार्थी फिर से लॉगिन कर सकते हैं।"],
      saveFirst: ["Save or undo your changes first.", "पहले अपने बदलाव सहेजें या वापस लें।"],
      aadhaarEmpty: [
        "Ends with {lastFour}. Leave this empty to keep it.",
        "अन्तिम अंक {lastFour}। न बदलना हो तो ख़ाली छोड़ें।",
      ],
      reset: {
        button: ["Print a code for the login", "लॉगिन का कोड छापें"],
        what: [
          "Only the code on the slip opens the account then, until the student has set a new password with it. The present password, earlier codes and the date of birth open nothing. Open sessions end.",
          "तब केवल पर्ची का कोड खाता खोलेगा, जब तक विद्यार्थी उससे नया पासवर्ड न बना लें। वर्तमान पासवर्ड, पहले के कोड और जन्मतिथि से लॉगिन नहीं होगा। खुले सत्र समाप्त होंगे।",
        ],
        check: ["Check the student's identity paper first.", "पहले विद्यार्थी का परिचय-पत्र देख लें।"],
        print: ["Reset and print", "नया करें और छापें"],
      },
      attack: {
        accounts: [
          "{count} student's login has many failed attempts today. |||| The logins of {count} students have many failed attempts today.",
          "आज {count} विद्यार्थी के लॉगिन पर बहुत असफल प्रयास हुए। |||| आज {count} विद्यार्थियों के लॉगिन पर बहुत असफल प्रयास हुए।",
        ],
        account: ["{name}, {urn}: {failures} attempts", "{name}, {urn}: {failures} प्रयास"],
        network: [
          "From the network {network}: {failures} attempts on {accounts} accounts",
          "नेटवर्क {network} से: {accounts} खातों पर {failures} प्रयास",
        ],
        networks: [
          "Many logins of students fail from the same network today.",
          "आज एक ही नेटवर्क से विद्यार्थियों के बहुत लॉगिन असफल हुए।",
        ],
        help: [
          "Limits hold the attempts back. A student who cannot sign in gets a code printed at the student's record.",
          "सीमाएँ प्रयासों को रोकती हैं। जो विद्यार्थी लॉगिन न कर पाए, उनके अभिलेख से कोड छापकर दें।",
        ],
      },
      import: { title: ["Import students", "विद्यार्थियों का आयात"] },
      cards: {
        button: ["Identity cards", "परिचय-पत्र"],
        ofSelected: ["Print cards", "परिचय-पत्र छापें"],
        hint: [
          "Opens the sheets to print, ten cards each, in a new window.",
          "छापने के पन्ने नई विंडो में खुलेंगे, हर पन्ने पर दस परिचय-पत्र।",
        ],
        all: ["All courses", "सभी पाठ्यक्रम"],
        open: ["Open the sheets", "पन्ने खोलें"],
      },
    },
  },
  errors: {
    ...fieldErrorTexts,
    aadhaar_of_another: [
      "Another student has this identity number.",
      "यह पहचान संख्या किसी अन्य विद्यार्थी की है।",
    ],
    admission_of_another: [
      "Another student has this admission number.",
      "यह प्रवेश संख्या किसी अन्य विद्यार्थी की है।",
    ],
    no_seat_left: [
      "No seat of this course is left. Write a reason to admit above its seats.",
      "इस पाठ्यक्रम की कोई सीट शेष नहीं है। सीटों से अधिक प्रवेश के लिए कारण लिखें।",
    ],
    answer_open: [
      "First accept or return the changes of the applicant's answer.",
      "पहले आवेदक के उत्तर के बदलाव स्वीकार करें या लौटाएँ।",
    ],
    documents_missing: [
      "A required document is missing: accept it, or note that its original was seen.",
      "एक अनिवार्य दस्तावेज़ नहीं है: उसे स्वीकार करें, या मूल प्रति देखी हुई दर्ज करें।",
    ],
    offer_needed: [
      "The merit lists of this course offer no seat to this applicant.",
      "इस पाठ्यक्रम की योग्यता सूची में इन आवेदक को सीट का प्रस्ताव नहीं है।",
    ],
    offer_accepted: [
      "The applicant accepted a seat of a merit list. Change this application alone.",
      "आवेदक ने योग्यता सूची की सीट स्वीकार की है। यह आवेदन अलग से बदलें।",
    ],
    offer_not_accepted: [
      "The offered seat is not accepted yet. Record the acceptance first.",
      "प्रस्तावित सीट अभी स्वीकार नहीं हुई है। पहले स्वीकृति दर्ज करें।",
    ],
    offer_over: [
      "The last day to accept the seat is over.",
      "सीट स्वीकार करने की अन्तिम तिथि बीत गई है।",
    ],
    no_list_yet: [
      "There is no merit list of this course yet.",
      "इस पाठ्यक्रम की योग्यता सूची अभी नहीं बनी है।",
    ],
    paid_elsewhere: [
      "This applicant is admitted to another course of the session. To change over, first cancel that admission.",
      "इन आवेदक का प्रवेश इस सत्र के किसी अन्य पाठ्यक्रम में हो चुका है। पाठ्यक्रम बदलना हो, तो पहले वह प्रवेश निरस्त करें।",
    ],
    too_large: [
      "The file is larger than 10 MB. Split it into several.",
      "फ़ाइल 10 MB से बड़ी है। इसे कई फ़ाइलों में बाँटें।",
    ],
  },
  resources: {
    students: {
      name: ["Student |||| Students", "विद्यार्थी |||| विद्यार्थी"],
      fields: studentFieldLabels,
      genders: studentGenderLabels,
      statuses: studentStatusLabels,
    },
  },
})
