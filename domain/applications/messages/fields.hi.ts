import { additionalFields } from "./additional-fields.hi.ts"
import type { FieldCatalogue } from "./fields.en.ts"

export const fields: FieldCatalogue = {
  urn: {
    label: "विश्वविद्यालय पंजीकरण संख्या (URN)",
    hint: "यह विश्वविद्यालय की पंजीकरण पर्ची पर छपी होती है",
    missing: "विश्वविद्यालय पंजीकरण संख्या लिखें",
  },
  applicant_name: {
    label: "आवेदक का नाम",
    hint: "जैसा हाईस्कूल के अंकपत्र में है, हिन्दी या अंग्रेज़ी में",
    missing: "आवेदक का नाम लिखें",
  },
  father_name: {
    label: "पिता का नाम",
    missing: "पिता का नाम लिखें; ज्ञात न हो तो - लिखें",
    hint: "ज्ञात न हो तो - लिखें",
  },
  mother_name: {
    label: "माता का नाम",
    missing: "माता का नाम लिखें; ज्ञात न हो तो - लिखें",
    hint: "ज्ञात न हो तो - लिखें",
  },
  dob: {
    label: "जन्मतिथि",
    hint: "दिन-माह-वर्ष, जैसा हाईस्कूल के अंकपत्र में है; उदाहरण 27‑03‑2007 या 27032007",
    missing: "जन्मतिथि भरें",
  },
  gender: { label: "लिंग", missing: "लिंग चुनें" },
  category: { label: "वर्ग", missing: "वर्ग चुनें" },
  sub_category: { label: "उपवर्ग" },
  religion: { label: "धर्म", missing: "धर्म चुनें" },
  aadhar_no: {
    label: "आधार संख्या",
    hint: "12 अंक। यह आपकी पहचान और छात्रवृत्ति के लिए है। महाविद्यालय इसे सुरक्षित (एन्क्रिप्ट करके) रखता है और केवल अन्तिम चार अंक छापता है; पूरी संख्या कर्मचारी कारण दर्ज करके ही देख सकते हैं",
    missing: "आधार संख्या लिखें",
  },
  applicant_mobile: {
    label: "आवेदक का मोबाइल नम्बर",
    hint: "10 अंक",
    missing: "आवेदक का मोबाइल नम्बर लिखें",
  },
  whatsapp_number: { label: "व्हाट्सऐप नम्बर" },
  email: { label: "ई-मेल पता" },
  c_address: {
    label: "पत्र-व्यवहार का पता",
    hint: "मकान, मोहल्ला या गाँव, डाकघर, तहसील, ज़िला, पिन कोड",
    missing: "पत्र-व्यवहार का पता लिखें",
  },
  same_as_correspondence: { label: "स्थायी पता भी यही है" },
  p_address: { label: "स्थायी पता", missing: "स्थायी पता लिखें" },
  local_guardian_name: { label: "स्थानीय अभिभावक का नाम" },
  local_guardian_contact: { label: "स्थानीय अभिभावक का मोबाइल नम्बर" },
  local_guardian_address: { label: "स्थानीय अभिभावक का पता" },
  nationality: { label: "राष्ट्रीयता", missing: "राष्ट्रीयता चुनें" },
  is_minority: {
    label: "क्या आप अल्पसंख्यक समुदाय से हैं?",
    missing: "बताएँ कि आप अल्पसंख्यक समुदाय से हैं या नहीं",
  },
  is_upresidence: {
    label: "क्या आप उत्तर प्रदेश के निवासी हैं?",
    missing: "बताएँ कि आप उत्तर प्रदेश के निवासी हैं या नहीं",
  },
  horizontal_reservation: {
    label: "क्षैतिज आरक्षण (विशेष श्रेणी)",
    hint: "जो आप पर लागू हों, उन पर निशान लगाएँ; न हों तो छोड़ दें",
  },
  weightage: {
    label: "भारांक (वेटेज)",
    hint: "जिनका प्रमाण-पत्र आपके पास है, उन पर निशान लगाएँ; न हों तो छोड़ दें",
  },
  annual_income: {
    label: "परिवार की वार्षिक आय",
    hint: "पूरे रुपये में, जैसी आय प्रमाण-पत्र में है",
    missing: "परिवार की वार्षिक आय लिखें; न हो तो 0 लिखें",
  },
  income_certificate_no: { label: "आय प्रमाण-पत्र संख्या" },
  bank_name: {
    label: "बैंक का नाम",
    hint: "आवेदक का अपना खाता: छात्रवृत्ति और वापसी की राशि इसी में आती है",
    missing: "बैंक का नाम लिखें",
  },
  bank_branch: { label: "शाखा", missing: "बैंक की शाखा लिखें" },
  bank_account: { label: "खाता संख्या", missing: "बैंक खाता संख्या लिखें" },
  bank_isfsc: {
    label: "IFSC",
    hint: "11 अक्षर, पासबुक से",
    missing: "बैंक का IFSC लिखें",
  },
  highschool_year: { label: "उत्तीर्ण करने का वर्ष", missing: "हाईस्कूल का वर्ष चुनें" },
  highschool_board: { label: "बोर्ड", missing: "हाईस्कूल का बोर्ड लिखें" },
  highschool_name: { label: "विद्यालय का नाम", missing: "हाईस्कूल के विद्यालय का नाम लिखें" },
  highschool_roll: { label: "अनुक्रमांक (रोल नम्बर)", missing: "हाईस्कूल का रोल नम्बर लिखें" },
  highschool_grading: {
    label: "परिणाम का रूप",
    hint: "CGPA हो तो उसके अंक लिखें। प्रतिशत = CGPA × 9.5, जैसा CBSE कहता है।",
  },
  highschool_maxmarks: { label: "पूर्णांक (कुल अंक)", missing: "हाईस्कूल के कुल अंक लिखें" },
  highschool_obtmarks: { label: "प्राप्तांक (मिले अंक)", missing: "हाईस्कूल में मिले अंक लिखें" },
  highschool_percentage: { label: "प्रतिशत" },
  highschool_subject: { label: "विषय", missing: "हाईस्कूल के विषय लिखें" },
  i_result: {
    label: "परिणाम",
    hint: "परिणाम के बिना भी आवेदन हो सकता है; अंक बाद में स्थिति पृष्ठ पर भरें।",
    marksHint: "जैसे अंकपत्र में हैं, कृपांक (ग्रेस) सहित। सुधार (इम्प्रूवमेंट) परीक्षा के बाद बेहतर अंकपत्र मान्य है।",
  },
  i_year: { label: "उत्तीर्ण करने का वर्ष", missing: "इण्टरमीडिएट का वर्ष चुनें" },
  i_board: { label: "बोर्ड", missing: "इण्टरमीडिएट का बोर्ड लिखें" },
  i_name: { label: "विद्यालय का नाम", missing: "इण्टरमीडिएट के विद्यालय का नाम लिखें" },
  i_roll: { label: "अनुक्रमांक (रोल नम्बर)", missing: "इण्टरमीडिएट का रोल नम्बर लिखें" },
  i_grading: {
    label: "परिणाम का रूप",
    hint: "CGPA हो तो उसके अंक लिखें। प्रतिशत = CGPA × 9.5, जैसा CBSE कहता है।",
  },
  i_maxmarks: { label: "पूर्णांक (कुल अंक)", missing: "इण्टरमीडिएट के कुल अंक लिखें" },
  i_obtmarks: {
    label: "प्राप्तांक (मिले अंक)",
    missing: "इण्टरमीडिएट में मिले अंक लिखें",
  },
  i_percentage: { label: "प्रतिशत" },
  i_subject: { label: "विषय", missing: "इण्टरमीडिएट के विषय लिखें" },
  first_major_subject: { label: "प्रथम मुख्य विषय", missing: "प्रथम मुख्य विषय चुनें" },
  second_major_subject: { label: "द्वितीय मुख्य विषय", missing: "द्वितीय मुख्य विषय चुनें" },
  minor_subject: { label: "माइनर विषय", missing: "माइनर विषय चुनें" },
  vocational_subject: {
    label: "व्यावसायिक पाठ्यक्रम",
    missing: "व्यावसायिक पाठ्यक्रम चुनें",
  },
  cocurricular_subject: {
    label: "सह-पाठ्यक्रम",
    missing: "सह-पाठ्यक्रम चुनें",
  },
  image: {
    label: "फ़ोटो",
    hint: "हाल की पासपोर्ट फ़ोटो, अधिकतम 500 KB",
    missing: "आवेदक की फ़ोटो लगाएँ",
  },
  signature: {
    label: "हस्ताक्षर",
    hint: "सफ़ेद काग़ज़ पर किए हुए, अधिकतम 200 KB",
    missing: "आवेदक के हस्ताक्षर लगाएँ",
  },
  is_otherenrollment: {
    label: "क्या आप किसी अन्य महाविद्यालय या विश्वविद्यालय में भी नामांकित हैं?",
    missing: "बताएँ कि आप कहीं और नामांकित हैं या नहीं",
  },
  has_scholarship: {
    label: "क्या आप छात्रवृत्ति के लिए आवेदन करेंगे?",
    missing: "बताएँ कि आप छात्रवृत्ति के लिए आवेदन करेंगे या नहीं",
  },
  is_casefiled: {
    label: "क्या आपके विरुद्ध न्यायालय में कोई आपराधिक मुक़दमा (वाद) चल रहा है?",
    missing: "बताएँ कि आपके विरुद्ध कोई आपराधिक मुक़दमा चल रहा है या नहीं",
  },
  is_rustigated: {
    label: "क्या आप कभी किसी शिक्षण संस्था से निकाले (निष्कासित किए) गए हैं?",
    missing: "बताएँ कि आप कभी निकाले गए हैं या नहीं",
  },
  is_civilservant: {
    label: "क्या आप किसी सरकारी या अर्द्ध-सरकारी सेवा में कार्यरत हैं?",
    missing: "बताएँ कि आप सरकारी सेवा में कार्यरत हैं या नहीं",
  },
  is_ufmeans: {
    label: "क्या आप कभी परीक्षा में नकल (अनुचित साधन) के दोषी पाए गए हैं?",
    missing: "बताएँ कि आप नकल के दोषी पाए गए हैं या नहीं",
  },
  agreed_to_declaration: { label: "मैंने घोषणा पढ़ ली है और मैं इससे सहमत हूँ" },
  ...additionalFields,
}
