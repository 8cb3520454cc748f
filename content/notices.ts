import type { Sample } from "#domain/content/collections.ts"

/** Sample notices of the session 2025-26, newest first. */
export const notices = {
  "library-clearance": {
    title: {
      en: "Library clearance before the even semester examinations",
      hi: "सम सेमेस्टर परीक्षा से पूर्व पुस्तकालय से अदेय (नो ड्यूज़)",
    },
    date: "2026-04-20",
    body: {
      en: `Return all books by 2 May 2026 and take the no-dues slip from the library counter. The slip is shown when the admit card is collected.

If a book is lost, bring another copy of it or speak with the librarian: an honest word settles most cases.`,
      hi: `सभी पुस्तकें 2 मई 2026 तक लौटाकर पुस्तकालय काउंटर से अदेय (नो ड्यूज़) पर्ची ले लें। प्रवेश-पत्र लेते समय यह पर्ची दिखानी होगी।

पुस्तक खो गई हो तो उसकी दूसरी प्रति लाएँ या पुस्तकालयाध्यक्ष से मिलें: सच बता देने से अधिकतर बात वहीं सुलझ जाती है।`,
    },
  },
  "even-semester-forms": {
    title: {
      en: "Examination forms for even semesters",
      hi: "सम सेमेस्टर के परीक्षा फ़ॉर्म",
    },
    date: "2026-03-23",
    body: {
      en: `Students of semesters 2, 4 and 6 fill in the examination form on the university's portal by 6 April 2026 (sample date) and hand in the printed copy at the examination cell by 9 April.

Those who want to improve a paper of an earlier semester tick it in the same form. Attendance is reckoned up to 31 March; whoever is short of 75% should speak with the class mentor now, not in May.`,
      hi: `सेमेस्टर 2, 4 और 6 के विद्यार्थी 6 अप्रैल 2026 (नमूना तिथि) तक विश्वविद्यालय के पोर्टल पर परीक्षा फ़ॉर्म भरें और छपी प्रति 9 अप्रैल तक परीक्षा प्रकोष्ठ में जमा करें।

पिछले सेमेस्टर के किसी प्रश्न-पत्र में अंक सुधारने वाले उसे इसी फ़ॉर्म में चुनें। उपस्थिति 31 मार्च तक गिनी जाएगी; जिनकी 75% से कम हो, वे अपने मार्गदर्शक शिक्षक से मई में नहीं, अभी मिलें।`,
    },
  },
  "nss-camp": {
    title: {
      en: "NSS: names for the seven-day special camp",
      hi: "एन.एस.एस.: सात दिवसीय विशेष शिविर हेतु नामांकन",
    },
    date: "2025-12-29",
    body: {
      en: `The special camp will be held from 12 to 18 January 2026 in an adopted village. Volunteers who have completed one year of regular work may give their names to the Programme Officer by 6 January, with a guardian's written consent.

Food and stay are arranged by the unit. Bring a blanket, a mug and a notebook.`,
      hi: `विशेष शिविर 12 से 18 जनवरी 2026 तक अंगीकृत ग्राम में होगा। जिन स्वयंसेवकों का नियमित कार्य का एक वर्ष पूरा हो चुका है, वे अभिभावक की लिखित सहमति के साथ 6 जनवरी तक कार्यक्रम अधिकारी को नाम दें।

भोजन और ठहरने की व्यवस्था इकाई करेगी। कम्बल, मग और कॉपी साथ लाएँ।`,
    },
  },
  "exam-form": {
    title: {
      en: "Examination forms for odd semesters",
      hi: "विषम सेमेस्टर के परीक्षा फ़ॉर्म",
    },
    date: "2025-11-10",
    body: {
      en: `Students of semesters 1, 3 and 5 fill in the examination form on the university's portal by 24 November 2025 and hand in the printed copy at the examination cell by 27 November.

- Check your name, your parents' names and your subjects letter by letter.
- Keep the payment receipt.
- With less than 75% attendance the form is not forwarded.`,
      hi: `सेमेस्टर 1, 3 और 5 के विद्यार्थी 24 नवम्बर 2025 तक विश्वविद्यालय के पोर्टल पर परीक्षा फ़ॉर्म भरें और उसकी छपी प्रति 27 नवम्बर तक परीक्षा प्रकोष्ठ में जमा करें।

- अपना नाम, माता-पिता के नाम और विषय अक्षर-अक्षर मिला लें।
- भुगतान की रसीद सँभालकर रखें।
- 75% से कम उपस्थिति होने पर फ़ॉर्म अग्रसारित नहीं होगा।`,
    },
  },
  "deepawali-holiday": {
    title: { en: "Holidays for Deepawali", hi: "दीपावली अवकाश" },
    date: "2025-10-16",
    body: {
      en: `The college remains closed from 20 to 23 October 2025 (sample dates). Classes are held by the usual timetable from 24 October. A happy and safe Deepawali to all.`,
      hi: `20 से 23 अक्टूबर 2025 तक (नमूना तिथियाँ) महाविद्यालय में अवकाश रहेगा। 24 अक्टूबर से कक्षाएँ समय-सारिणी के अनुसार चलेंगी। सभी को सुरक्षित और मंगलमय दीपावली की शुभकामनाएँ।`,
    },
  },
  "sports-trials": {
    title: {
      en: "Trials for the inter-college sports teams",
      hi: "अन्तर-महाविद्यालयीय खेल टीमों का चयन",
    },
    date: "2025-09-09",
    body: {
      en: `| Date | Game | Time |
| --- | --- | --- |
| 15 September 2025 | Athletics | 7:00 am |
| 16 September 2025 | Kabaddi, kho-kho | 3:00 pm |
| 17 September 2025 | Volleyball, badminton | 3:00 pm |

Girls' and boys' trials are held separately. Bring your identity card; sports clothes if you have them.`,
      hi: `| तिथि | खेल | समय |
| --- | --- | --- |
| 15 सितम्बर 2025 | एथलेटिक्स | प्रातः 7:00 बजे |
| 16 सितम्बर 2025 | कबड्डी, खो-खो | अपराह्न 3:00 बजे |
| 17 सितम्बर 2025 | वॉलीबॉल, बैडमिंटन | अपराह्न 3:00 बजे |

छात्र और छात्राओं का चयन अलग-अलग होगा। पहचान-पत्र साथ लाएँ; खेल के कपड़े हों तो पहनकर आएँ।`,
    },
  },
  "scholarship-form": {
    title: {
      en: "Scholarship and fee reimbursement: apply online",
      hi: "छात्रवृत्ति एवं शुल्क प्रतिपूर्ति: ऑनलाइन आवेदन",
    },
    date: "2025-08-20",
    body: {
      en: `Eligible students apply on the state's scholarship portal and hand in the printed form at the scholarship cell by 15 September 2025 (sample date), with:

- income and caste certificates (if applicable), and the residence certificate
- marksheet of the last examination and fee receipt
- passbook copy of the student's own account, linked with Aadhaar

The cell helps with the form free of charge. Nobody need pay an agent.`,
      hi: `पात्र विद्यार्थी प्रदेश के छात्रवृत्ति पोर्टल पर आवेदन करें और छपा हुआ फ़ॉर्म 15 सितम्बर 2025 (नमूना तिथि) तक छात्रवृत्ति प्रकोष्ठ में जमा करें। साथ में लगाएँ:

- आय एवं जाति प्रमाण-पत्र (यदि लागू हो) तथा निवास प्रमाण-पत्र
- पिछली परीक्षा का अंकपत्र और शुल्क रसीद
- विद्यार्थी के अपने, आधार से जुड़े खाते की पासबुक की छायाप्रति

फ़ॉर्म भरने में प्रकोष्ठ निःशुल्क सहायता करता है। किसी को पैसे देने की आवश्यकता नहीं है।`,
    },
  },
  "anti-ragging-affidavit": {
    title: {
      en: "Anti-ragging undertaking for every student",
      hi: "रैगिंग-निषेध शपथ-पत्र: प्रत्येक विद्यार्थी के लिए",
    },
    date: "2025-08-08",
    body: {
      en: `Every student and guardian gives the undertaking online at antiragging.in and writes the reference number in the register of the Chief Proctor by 22 August 2025.

Ragging is a punishable offence. Whoever suffers or sees it may tell any teacher, or call the national helpline 1800-180-5522 free of charge, at any hour and without giving a name.`,
      hi: `प्रत्येक विद्यार्थी और अभिभावक antiragging.in पर ऑनलाइन वचन दें और मिली हुई सन्दर्भ संख्या 22 अगस्त 2025 तक मुख्य कुलानुशासक की पंजिका में लिखें।

रैगिंग दण्डनीय अपराध है। जिसके साथ ऐसा हो या जो देखे, वह किसी भी शिक्षक को बताए या राष्ट्रीय हेल्पलाइन 1800-180-5522 पर निःशुल्क फ़ोन करे: किसी भी समय, बिना नाम बताए।`,
    },
  },
  timetable: {
    title: {
      en: "Timetable: first-year classes begin on 4 August",
      hi: "समय-सारिणी: प्रथम वर्ष की कक्षाएँ 4 अगस्त से",
    },
    date: "2025-08-01",
    body: {
      en: `The timetable of B.A., B.Sc. and B.Com. first semester is on the board beside the office. Classes run from 9:30 am to 3:30 pm. On the first day all new students meet in the multipurpose hall at 10 am.

B.Sc. students find their practical batch on the door of each laboratory.`,
      hi: `बी.ए., बी.एस-सी. और बी.कॉम. प्रथम सेमेस्टर की समय-सारिणी कार्यालय के पास सूचना-पट पर लगी है। कक्षाएँ प्रातः 9:30 से अपराह्न 3:30 बजे तक चलेंगी। पहले दिन सभी नए विद्यार्थी प्रातः 10 बजे बहुउद्देशीय सभागार में एकत्र हों।

बी.एस-सी. के विद्यार्थी अपना प्रयोगात्मक समूह हर प्रयोगशाला के द्वार पर देखें।`,
    },
  },
  "fee-schedule": {
    title: { en: "Fee deposit: schedule and place", hi: "शुल्क जमा करने का कार्यक्रम" },
    date: "2025-07-29",
    body: {
      en: `Applicants on the first merit list deposit the fee from 29 July to 2 August 2025, those on the second list from 5 to 8 August.

Pay at the bank with the three-part slip printed with your admission sheet. The amount is on the slip: pay neither more nor less, and pay nobody else. SC and ST students who bring a freeship card are not asked for the fee at admission.`,
      hi: `प्रथम योग्यता सूची के आवेदक 29 जुलाई से 2 अगस्त 2025 तक और द्वितीय सूची के आवेदक 5 से 8 अगस्त तक शुल्क जमा करें।

शुल्क बैंक में उस तीन प्रतियों वाली पर्ची से जमा होगा जो प्रवेश-पत्रक के साथ छपती है। धनराशि पर्ची पर लिखी है: न उससे अधिक दें, न कम, और किसी अन्य व्यक्ति को कुछ न दें। फ्रीशिप कार्ड लाने वाले अनुसूचित जाति एवं जनजाति के विद्यार्थियों से प्रवेश के समय शुल्क नहीं माँगा जाएगा।`,
    },
  },
  "merit-list": {
    title: { en: "First merit list, session 2025-26", hi: "प्रथम योग्यता सूची, सत्र 2025-26" },
    date: "2025-07-28",
    body: {
      en: `The first merit lists of B.A., B.Sc. and B.Com. first year are on the board of the admission cell, in order of merit. Come with your printed admission sheet, the original marksheets and certificates, and one set of copies.

If you find a mistake, tell the admission cell within two days. The second list appears on 4 August.`,
      hi: `बी.ए., बी.एस-सी. और बी.कॉम. प्रथम वर्ष की प्रथम योग्यता सूचियाँ प्रवेश प्रकोष्ठ के सूचना-पट पर लगी हैं। छपा हुआ प्रवेश-पत्रक, मूल अंकपत्र एवं प्रमाण-पत्र और उनकी छायाप्रतियों का एक सेट लेकर आएँ।

कोई त्रुटि मिले तो दो दिन के भीतर प्रवेश प्रकोष्ठ को बताएँ। द्वितीय सूची 4 अगस्त को लगेगी।`,
    },
  },
  "last-date-extended": {
    title: {
      en: "Last date for online admission extended to 25 July",
      hi: "ऑनलाइन प्रवेश की अन्तिम तिथि 25 जुलाई तक बढ़ाई गई",
    },
    date: "2025-07-14",
    body: {
      en: `For those whose results or certificates came late, the last date for online applications to the first year is extended from 15 to 25 July 2025. A form already sent need not be sent again.

No smartphone or no network? The admission cell fills in the form with you, free of charge, on working days from 10 am to 3 pm.`,
      hi: `जिनका परीक्षाफल या प्रमाण-पत्र देर से मिला है, उनकी सुविधा के लिए प्रथम वर्ष के ऑनलाइन आवेदन की अन्तिम तिथि 15 से बढ़ाकर 25 जुलाई 2025 की जाती है। जो फ़ॉर्म भेजा जा चुका है, उसे दोबारा न भेजें।

स्मार्टफ़ोन या नेटवर्क न हो तो प्रवेश प्रकोष्ठ में आइए: कार्यदिवसों में प्रातः 10 से अपराह्न 3 बजे तक आपके साथ फ़ॉर्म निःशुल्क भरवाया जाएगा।`,
    },
  },
  "admissions-open": {
    title: {
      en: "Admissions open: B.A., B.Sc., B.Com. first year, 2025-26",
      hi: "प्रवेश प्रारम्भ: बी.ए., बी.एस-सी., बी.कॉम. प्रथम वर्ष, 2025-26",
    },
    date: "2025-06-16",
    body: {
      en: `Apply [online](/admission-form) from 16 June to 15 July 2025. The form takes about fifteen minutes; keep at hand:

- high school and intermediate marksheets
- Aadhaar card and bank passbook of the applicant
- a recent photo and a signature on white paper
- the university registration number (URN)

After sending the form, print the admission sheet and keep its admission code to yourself: whoever has the code can open your sheet.`,
      hi: `16 जून से 15 जुलाई 2025 तक [ऑनलाइन आवेदन](/admission-form) करें। फ़ॉर्म भरने में लगभग पन्द्रह मिनट लगते हैं; ये साथ रखें:

- हाईस्कूल और इण्टरमीडिएट के अंकपत्र
- आवेदक का आधार कार्ड और बैंक पासबुक
- हाल की फ़ोटो और सफ़ेद काग़ज़ पर हस्ताक्षर
- विश्वविद्यालय पंजीकरण संख्या (URN)

फ़ॉर्म भेजने के बाद प्रवेश-पत्रक छापें और उस पर लिखा प्रवेश कोड अपने तक रखें: जिसके पास कोड हो, वह आपका पत्रक खोल सकता है।`,
    },
  },
} satisfies Sample<"notices">
