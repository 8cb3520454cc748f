import { messages as english, type MessageKey } from "#domain/fields/messages.en.ts"
import { messages as hindi } from "#domain/fields/messages.hi.ts"

import type { Catalogue, TextPair } from "./catalogue.ts"

const fieldProblems: Record<string, TextPair> = Object.fromEntries(
  Object.entries(english).map(([key, text]) => [key, [text, hindi[key as MessageKey]]]),
)

export const studentTexts = {
  console: {
    students: {
      search: ["Name, number, mobile, last 4 of Aadhaar", "नाम, संख्या, मोबाइल, आधार के अन्तिम 4 अंक"],
      disable: ["Disable", "निष्क्रिय करें"],
      enable: ["Enable", "सक्रिय करें"],
      disabled: ["The student can no longer sign in.", "विद्यार्थी अब लॉगिन नहीं कर सकते।"],
      enabled: ["The student can sign in again.", "विद्यार्थी फिर से लॉगिन कर सकते हैं।"],
      all: {
        disable: [
          "Disable students: they can no longer sign in",
          "विद्यार्थियों को निष्क्रिय करें: वे फिर लॉगिन नहीं कर सकेंगे",
        ],
        enable: [
          "Enable students: they can sign in again",
          "विद्यार्थियों को सक्रिय करें: वे फिर से लॉगिन कर सकेंगे",
        ],
      },
      saveFirst: ["Save or undo your changes first.", "पहले अपने बदलाव सहेजें या वापस लें।"],
      aadhaarEmpty: [
        "Ends with %{lastFour}. Leave this empty to keep it.",
        "अन्तिम अंक %{lastFour}। न बदलना हो तो ख़ाली छोड़ें।",
      ],
      import: {
        title: ["Import students", "विद्यार्थियों का आयात"],
        file: ["A table as CSV (UTF-8)", "CSV (UTF-8) तालिका"],
        columns: [
          "The first line names the columns, in any order. Those with * must be there:",
          "पहली पंक्ति में कॉलमों के नाम हों, किसी भी क्रम में। * वाले आवश्यक हैं:",
        ],
        reading: ["Reading the table", "तालिका पढ़ी जा रही है"],
        preview: ["Preview", "पूर्वावलोकन"],
        done: ["Imported", "आयात हुआ"],
        added: ["New: %{count}", "नए: %{count}"],
        changed: ["Changed: %{count}", "बदले हुए: %{count}"],
        unchanged: ["Unchanged: %{count}", "बिना बदलाव: %{count}"],
        refused: ["Refused: %{count}", "अस्वीकृत: %{count}"],
        store: ["Import these students", "इन विद्यार्थियों का आयात करें"],
        nothing: ["There is nothing to import.", "आयात करने के लिए कुछ नहीं है।"],
        line: ["Line", "पंक्ति"],
        why: ["Reason", "कारण"],
        refusedRows: ["Refused rows", "अस्वीकृत पंक्तियाँ"],
        more: ["and %{count} more", "और %{count}"],
        firstRows: ["The first new students", "पहले कुछ नए विद्यार्थी"],
      },
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
  problems: {
    ...fieldProblems,
    aadhaar_of_another: [
      "Another student has this Aadhaar number.",
      "यह आधार संख्या किसी अन्य विद्यार्थी की है।",
    ],
    admission_of_another: [
      "Another student has this admission number.",
      "यह प्रवेश संख्या किसी अन्य विद्यार्थी की है।",
    ],
    twice_in_file: [
      "This URN stands further up in the file already.",
      "यह URN फ़ाइल में ऊपर पहले ही आ चुका है।",
    ],
    columns_missing: [
      "The first line does not name every column that is needed: see the list.",
      "पहली पंक्ति में सभी आवश्यक कॉलमों के नाम नहीं हैं: सूची देखें।",
    ],
    not_utf8: [
      "The file is not in UTF-8. In Excel, save it as 'CSV UTF-8'.",
      "फ़ाइल UTF-8 में नहीं है। Excel में इसे 'CSV UTF-8' के रूप में सहेजें।",
    ],
    not_a_table: [
      "This is not a CSV table, or a quotation mark in it is never closed.",
      "यह CSV तालिका नहीं है, या इसमें कोई उद्धरण-चिह्न बन्द नहीं हुआ है।",
    ],
    too_large: [
      "The file is larger than 10 MB. Split it into several.",
      "फ़ाइल 10 MB से बड़ी है। इसे कई फ़ाइलों में बाँटें।",
    ],
  },
  resources: {
    students: {
      name: ["Student |||| Students", "विद्यार्थी |||| विद्यार्थी"],
      fields: {
        urn: ["URN", "URN"],
        admission_number: ["Admission number", "प्रवेश संख्या"],
        course: ["Course", "पाठ्यक्रम"],
        applicant_name: ["Name", "नाम"],
        gender: ["Gender", "लिंग"],
        mother_name: ["Mother's name", "माता का नाम"],
        father_name: ["Father's name", "पिता का नाम"],
        dob: ["Date of birth", "जन्मतिथि"],
        blood_group: ["Blood group", "रक्त समूह"],
        applicant_mobile: ["Mobile", "मोबाइल"],
        aadhaar: ["Aadhaar number", "आधार संख्या"],
        aadhaar_last_four: ["Aadhaar ends with", "आधार के अन्तिम अंक"],
        p_address: ["Address", "पता"],
        first_major_subject: ["First major subject", "प्रथम मुख्य विषय"],
        second_major_subject: ["Second major subject", "द्वितीय मुख्य विषय"],
        minor_subject: ["Minor subject", "माइनर विषय"],
        session: ["Session", "सत्र"],
        semester: ["Semester", "सेमेस्टर"],
        status: ["Status", "स्थिति"],
        updated_at: ["Last changed", "अन्तिम बदलाव"],
      },
      genders: {
        "1": ["Male", "पुरुष"],
        "2": ["Female", "महिला"],
        "3": ["Other", "अन्य"],
      },
      statuses: {
        active: ["Active", "सक्रिय"],
        disabled: ["Disabled", "निष्क्रिय"],
      },
    },
  },
} satisfies Catalogue
