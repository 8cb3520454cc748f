import { defineMessages } from "#domain/messages/define-messages.ts"
import { noteLimit } from "#domain/staff/limits.ts"

/** Refusals that many calls have, by the key that the server sends. */
export const generalRefusals = defineMessages({
  no_connection: [
    "The server does not answer. Check the connection and try again.",
    "सर्वर उत्तर नहीं दे रहा। कनेक्शन देखकर फिर प्रयास करें।",
  ],
  not_signed_in: ["Please sign in.", "कृपया साइन इन करें।"],
  not_allowed: ["Your role does not allow this.", "आपकी भूमिका में इसकी अनुमति नहीं है।"],
  another_site: ["This call did not come from the console.", "यह अनुरोध कंसोल से नहीं आया।"],
  malformed: ["The server could not read this.", "सर्वर इसे पढ़ नहीं सका।"],
  failed: [
    "Something went wrong on our side. Please try again.",
    "हमारी ओर से कुछ गड़बड़ हुई है। कृपया फिर प्रयास करें।",
  ],
  disk_full: [
    "The server's disk has too little space, so pictures and files are not stored. Tell the administrator of the server, then send it again.",
    "सर्वर की डिस्क पर जगह कम है, इसलिए चित्र और फ़ाइलें सहेजी नहीं जा रही हैं। सर्वर सँभालने वाले को बताएँ; फिर दोबारा भेजें।",
  ],
  unknown: ["There is no such record any more.", "यह अभिलेख अब नहीं है।"],
  refused: ["Please correct what is marked.", "जो चिह्नित है, कृपया उसे ठीक करें।"],
  not_possible: [
    "This step does not fit where the application stands now.",
    "आवेदन की वर्तमान स्थिति में यह चरण सम्भव नहीं।",
  ],
  already_entered: [
    "This form has already been entered, with other content. Find the application in the list and correct it there.",
    "यह फ़ॉर्म पहले ही दर्ज हो चुका है, पर जानकारी अलग है। सूची में आवेदन खोजें और वहीं सुधारें।",
  ],
  changed_meanwhile: [
    "Somebody else changed this meanwhile. Nothing was overwritten: reload to see it, then make your change again.",
    "इस बीच किसी और ने इसे बदल दिया। कुछ भी मिटाया नहीं गया: नया रूप देखने के लिए पृष्ठ फिर से खोलें, फिर अपना बदलाव करें।",
  ],
  changed_by_you: [
    "Your own earlier change was saved after all; only its answer was lost. Nothing was overwritten: load it, check it, then make your change again.",
    "आपका पिछला बदलाव सहेजा जा चुका है; केवल उसका उत्तर नहीं पहुँचा। कुछ भी मिटाया नहीं गया: उसे लाकर देख लें, फिर अपना बदलाव करें।",
  ],
  no_answer: [
    "No answer came: this may have been saved. Check what is stored, or press again: the same change is stored only once.",
    "कोई उत्तर नहीं आया: हो सकता है कि यह सहेजा जा चुका हो। जो दर्ज है उसे देख लें, या फिर से दबाएँ: वही बदलाव एक ही बार दर्ज होगा।",
  ],
  outcome_unknown: [
    "The server stopped before it could answer: this may have been saved. Check what is stored before you send it again.",
    "उत्तर देने से पहले सर्वर रुक गया: हो सकता है कि यह सहेजा जा चुका हो। दोबारा भेजने से पहले देख लें कि क्या दर्ज है।",
  ],
  change_in_progress: [
    "The server is still working on this. Wait a moment, then press again: the same change is stored only once.",
    "सर्वर अभी इस पर काम कर रहा है। थोड़ा रुककर फिर से दबाएँ: वही बदलाव एक ही बार दर्ज होगा।",
  ],
  key_reused: [
    "The server could not tell this change from an earlier one. Check what is stored, then send it again.",
    "सर्वर इस बदलाव को पिछले बदलाव से अलग नहीं पहचान सका। देख लें कि क्या दर्ज है, फिर दोबारा भेजें।",
  ],
  sent_by_another: [
    "Another colleague sent this before, and it may have been saved under that name. Check what is stored before you send it again.",
    "यह पहले किसी दूसरे सहकर्मी के नाम से भेजा गया था और उसी नाम से सहेजा जा चुका हो सकता है। दोबारा भेजने से पहले देख लें कि क्या दर्ज है।",
  ],
  import_running: [
    "Another import is running. Wait until it has ended, at most some minutes, then send this one again. Nothing of it was saved.",
    "एक और आयात चल रहा है। उसके पूरा होने तक, अधिक से अधिक कुछ मिनट, रुकें; फिर इसे दोबारा भेजें। इसका कुछ भी सहेजा नहीं गया है।",
  ],
  journal_taken: [
    "This journal number is already recorded for another application:",
    "यह जर्नल संख्या पहले से इस आवेदन में दर्ज है:",
  ],
  too_many: [
    "Too many failed attempts. Wait a little, at most a quarter of an hour. If it goes on, ask an administrator for a link to set a new password.",
    "बहुत अधिक असफल प्रयास हुए। थोड़ी देर, अधिक से अधिक पन्द्रह मिनट रुकें। फिर भी न हो तो प्रशासक से नया पासवर्ड बनाने का लिंक माँगें।",
  ],
  too_many_searches: [
    "You have searched for many whole identity numbers. Wait a quarter of an hour, or search by application number, name or mobile number.",
    "आपने बहुत-सी पूरी पहचान संख्याएँ खोजी हैं। पन्द्रह मिनट रुकें, या आवेदन संख्या, नाम या मोबाइल नम्बर से खोजें।",
  ],
  passkey_refused: [
    "The passkey was not accepted. Try again, or use another one.",
    "पासकी स्वीकार नहीं हुई। फिर प्रयास करें, या दूसरी पासकी का उपयोग करें।",
  ],
  passkey_cancelled: [
    "The browser did not use a passkey: it was cancelled, took too long, or there is none here. Passkeys need HTTPS and a name of the site, not an IP address.",
    "ब्राउज़र ने पासकी का उपयोग नहीं किया: उसे रद्द किया गया, समय बीत गया, या यहाँ कोई पासकी नहीं है। पासकी के लिए HTTPS और साइट का नाम चाहिए, IP पता नहीं।",
  ],
  sign_in_refused: ["E-mail and password do not match.", "ई-मेल और पासवर्ड मेल नहीं खाते।"],
  sign_in_again: [
    "Too late, or too many wrong codes. Please begin again with your password.",
    "समय निकल गया या बहुत बार ग़लत कोड भरा गया। कृपया पासवर्ड से फिर शुरू करें।",
  ],
  password_wrong: ["This is not your password.", "यह आपका पासवर्ड नहीं है।"],
  code_wrong: [
    "This code is not right. Codes change every half minute.",
    "यह कोड सही नहीं है। कोड हर आधे मिनट में बदलता है।",
  ],
  link_over: [
    "This link is used up or too old. Ask an administrator for a new one.",
    "इस लिंक का उपयोग हो चुका है या इसकी अवधि बीत गई है। प्रशासक से नया लिंक माँगें।",
  ],
  member_disabled: [
    "This colleague is disabled. Enable them first.",
    "ये सहकर्मी निष्क्रिय हैं। पहले इन्हें सक्रिय करें।",
  ],
  student_number_taken: [
    "Another active student has this identity number. First correct the number in the wrong record, or disable the other student.",
    "यह पहचान संख्या किसी अन्य सक्रिय विद्यार्थी की है। पहले ग़लत अभिलेख में संख्या सुधारें, या दूसरे विद्यार्थी को निष्क्रिय करें।",
  ],
  last_administrator: [
    "The console would have no administrator left.",
    "तब कंसोल में कोई प्रशासक नहीं बचेगा।",
  ],
})

/** Errors of a field that many forms have, by the key that the server sends. */
export const generalErrors = defineMessages({
  missing: ["Please fill this in.", "कृपया इसे भरें।"],
  too_long: ["Too long.", "बहुत लम्बा है।"],
  too_many_notes: [
    `This application already has ${noteLimit} notes, the most it can hold. Give the reason with the next correction or change of status instead.`,
    `इस आवेदन पर पहले से ${noteLimit} टिप्पणियाँ हैं; इससे अधिक नहीं जोड़ी जा सकतीं। आगे की बात सुधार या स्थिति बदलते समय कारण में लिखें।`,
  ],
  same_marks: ["These marks do not differ from those of the form.", "ये अंक फ़ॉर्म के अंकों से अलग नहीं हैं।"],
  too_many_views: [
    "There are as many views as there can be. Delete one first.",
    "इससे अधिक दृश्य नहीं हो सकते। पहले कोई दृश्य हटाएँ।",
  ],
  "day.format": ["Day, month and year, please.", "कृपया दिन, माह और वर्ष लिखें।"],
  "day.future": ["This day is still to come.", "यह तिथि अभी आई नहीं है।"],
  urn_needed: [
    "A student needs a URN: first enter it with 'Correct the form'.",
    "विद्यार्थी के लिए URN आवश्यक है: पहले 'फ़ॉर्म में सुधार करें' से उसे भरें।",
  ],
  urn_of_another: [
    "The student with this URN has another identity number. Correct the URN of the application; or, if it is the same person, the number of the student.",
    "इस URN के विद्यार्थी की पहचान संख्या दूसरी है। आवेदन में URN सुधारें; यदि व्यक्ति वही है, तो विद्यार्थी के अभिलेख में पहचान संख्या सुधारें।",
  ],
  admitted_elsewhere: [
    "This applicant is admitted to another course already.",
    "इन आवेदक का प्रवेश किसी अन्य पाठ्यक्रम में हो चुका है।",
  ],
  same_number: [
    "Another application for this course has the same identity number. First decide whose it is: open the application and press Compare.",
    "इस पाठ्यक्रम के किसी और आवेदन में यही पहचान संख्या है। पहले तय करें कि वह किसकी है: आवेदन खोलकर 'तुलना करें' दबाएँ।",
  ],
  number_of_another: [
    "The identity number belongs to another application. First correct it here.",
    "पहचान संख्या किसी और आवेदन की है। पहले उसे यहाँ सुधारें।",
  ],
  duplicate_admitted: [
    "An application that would lose the number is admitted. First cancel the admission.",
    "जिस आवेदन से संख्या जाती, उसका प्रवेश हो चुका है। पहले प्रवेश निरस्त करें।",
  ],
  duplicate_officer_only: [
    "An application that would lose the number is verified, or has a seat offered or accepted. Only an officer can decide this.",
    "जिस आवेदन से संख्या जाती, वह सत्यापित है, या उसे सीट का प्रस्ताव मिला या स्वीकार हो चुका है। इसका निर्णय केवल अधिकारी कर सकते हैं।",
  ],
  likely_officer_only: [
    "These applications have different identity numbers. Only an officer can reject one of them as the same person.",
    "इन आवेदनों की पहचान संख्याएँ अलग हैं। एक ही व्यक्ति मानकर किसी को अस्वीकृत केवल अधिकारी कर सकते हैं।",
  ],
  choice: ["Please choose.", "कृपया चुनें।"],
  "name.letters": ["Letters only, please.", "कृपया केवल अक्षर लिखें।"],
  "name.taken": [
    "Somebody here has this name already, or the records use it for something else. Please add a second name.",
    "इस नाम के सहकर्मी पहले से हैं, या अभिलेखों में यह नाम किसी और अर्थ में आता है। कृपया नाम के साथ कुछ और जोड़ें।",
  ],
  "email.format": ["This is not an e-mail address.", "यह ई-मेल पता नहीं है।"],
  "email.taken": ["Somebody with this e-mail is here already.", "इस ई-मेल वाले सहकर्मी पहले से हैं।"],
  "password.too_short": ["At least 15 characters.", "कम से कम 15 अक्षर।"],
  "password.too_long": ["At most 128 characters.", "अधिक से अधिक 128 अक्षर।"],
  "password.too_simple": [
    "Too easy to guess: it must not be made of well-known words or your own name.",
    "इसे समझ लेना आसान है: इसमें प्रचलित शब्द या आपका अपना नाम न हो।",
  ],
})
