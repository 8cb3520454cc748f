import type { Sample } from "#domain/content/collections.ts"

export const commerce = {
  commerce: {
    faculty: "commerce",
    department: { en: "Commerce", hi: "वाणिज्य" },
    coordinator: { en: "Coordinator, Commerce", hi: "समन्वयक, वाणिज्य" },
    description: {
      en: "The weekly market is the oldest school of commerce we have. The department sets out from it and goes on to business organisation, communication, statistics, banking, taxation and law. Students learn to read a balance sheet and a newspaper, to write a letter that gets an answer, and to open, use and protect a bank account. Visits are made to a bank branch, a mandi and a small factory. Those who did not study commerce at intermediate are given bridge classes in the first month.",
      hi: "वाणिज्य की सबसे पुरानी पाठशाला तो हमारा साप्ताहिक बाज़ार है। विभाग वहीं से चलकर व्यावसायिक संगठन, सम्प्रेषण, सांख्यिकी, बैंकिंग, कराधान और विधि तक पहुँचता है। विद्यार्थी तुलन-पत्र और अख़बार पढ़ना, ऐसा पत्र लिखना जिसका उत्तर आए, और बैंक खाता खोलना, चलाना और सुरक्षित रखना सीखते हैं। बैंक शाखा, मंडी और किसी छोटे कारख़ाने का भ्रमण कराया जाता है। जिन्होंने इण्टरमीडिएट में वाणिज्य नहीं पढ़ा, उनके लिए पहले महीने में सेतु कक्षाएँ होती हैं, ताकि कोई पीछे न छूटे।",
    },
    picture: {
      file: "departments/commerce",
      alt: { en: "A pair of scales, coins and a briefcase.", hi: "तराज़ू, सिक्के और ब्रीफ़केस।" },
    },
  },
  accountancy: {
    faculty: "commerce",
    department: { en: "Accountancy", hi: "लेखाशास्त्र" },
    coordinator: { en: "Coordinator, Accountancy", hi: "समन्वयक, लेखाशास्त्र" },
    description: {
      en: "An honest ledger can tell the story of a whole year at work. Students begin with the journal and the cash book and come by way of depreciation, partnership and company accounts to cost accounting and auditing. Everything is done twice: by hand on ruled paper, so that it is understood, and then on the computer, so that it can be used at work. The basics of GST and income tax returns are practised on sample papers. A student who leaves after six semesters can keep the books of a shop, a school or a cooperative society.",
      hi: "ईमानदार बही-खाता साल भर की मेहनत की पूरी कहानी सुना देता है। विद्यार्थी रोज़नामचे और रोकड़ बही से शुरू करते हैं और ह्रास, साझेदारी तथा कम्पनी के खातों से होते हुए लागत लेखांकन और अंकेक्षण तक पहुँचते हैं। हर काम दो बार होता है: पहले हाथ से, लाइनदार काग़ज़ पर, ताकि समझ आए; फिर कम्प्यूटर पर, ताकि नौकरी में काम आए। जी.एस.टी. और आयकर विवरणी का अभ्यास नमूना प्रपत्रों पर कराया जाता है। छह सेमेस्टर के बाद विद्यार्थी किसी दुकान, विद्यालय या सहकारी समिति के खाते सँभाल सकता है।",
    },
    picture: {
      file: "departments/accountancy",
      alt: {
        en: "An open account book with a pen, a calculator and coins.",
        hi: "खुली खाता-बही और कलम, कैलकुलेटर और सिक्के।",
      },
    },
  },
  "business-administration": {
    faculty: "commerce",
    department: { en: "Business Administration", hi: "व्यवसाय प्रशासन" },
    coordinator: {
      en: "Coordinator, Business Administration",
      hi: "समन्वयक, व्यवसाय प्रशासन",
    },
    description: {
      en: "To manage is to plan, to listen and then to keep a promise. The department teaches management, marketing, human resources, finance and entrepreneurship with examples students can walk to: a dairy collection centre, a bus stand, a self-help group that makes pickles. In each semester a team studies one local business for a month and tells its owner, politely, what might be done better. Government schemes for young entrepreneurs are explained without promises. Speaking before a class, in Hindi or in English, is practised until it no longer frightens.",
      hi: "प्रबन्धन है योजना बनाना, सबकी बात सुनना और अपना वचन निभाना। विभाग प्रबन्ध, विपणन, मानव संसाधन, वित्त और उद्यमिता ऐसे उदाहरणों से पढ़ाता है जहाँ विद्यार्थी पैदल जा सकें: दूध संग्रह केन्द्र, बस अड्डा, अचार बनाने वाला स्वयं सहायता समूह। हर सेमेस्टर में एक टोली महीने भर किसी स्थानीय व्यवसाय को देखती है और उसके स्वामी को विनम्रता से बताती है कि क्या और अच्छा हो सकता है। युवा उद्यमियों की सरकारी योजनाएँ बिना बढ़ाए-चढ़ाए समझाई जाती हैं। कक्षा के सामने हिन्दी या अंग्रेज़ी में बोलने का अभ्यास तब तक होता है जब तक डर न निकल जाए।",
    },
    picture: {
      file: "departments/business-administration",
      alt: {
        en: "A rising bar chart with an arrow, a sheet with a pie chart, and a briefcase.",
        hi: "तीर के साथ बढ़ता हुआ स्तम्भ-चार्ट, वृत्त-चार्ट का पन्ना और ब्रीफ़केस।",
      },
    },
  },
  "computer-application": {
    faculty: "commerce",
    department: { en: "Computer Application", hi: "कम्प्यूटर अनुप्रयोग" },
    coordinator: { en: "Coordinator, Computer Application", hi: "समन्वयक, कम्प्यूटर अनुप्रयोग" },
    description: {
      en: "Many of our students first touched a keyboard in this room. So the department starts with typing in Hindi and English, files and folders, and staying safe on the internet, and moves on to spreadsheets, databases, accounting software and a first programming language. The paper is open to students of commerce and, as a minor, to those of arts and science. There is a machine for each student in a practical batch. Whoever has no computer at home may use the room after classes on working days until five.",
      hi: "हमारे कई विद्यार्थी पहली बार की-बोर्ड इसी कक्ष में छूते हैं। इसलिए विभाग हिन्दी और अंग्रेज़ी टंकण, फ़ाइल-फ़ोल्डर और इंटरनेट पर सुरक्षित रहने से शुरू करता है और स्प्रेडशीट, डेटाबेस, लेखांकन सॉफ़्टवेयर तथा पहली प्रोग्रामिंग भाषा तक ले जाता है। यह विषय वाणिज्य के विद्यार्थियों के लिए है; कला और विज्ञान के विद्यार्थी इसे माइनर के रूप में ले सकते हैं। प्रयोगात्मक समूह में हर विद्यार्थी को अलग कम्प्यूटर मिलता है। जिनके घर में कम्प्यूटर नहीं है, वे कार्यदिवसों में कक्षाओं के बाद पाँच बजे तक यहाँ काम कर सकते हैं।",
    },
    picture: {
      file: "departments/computer-application",
      alt: {
        en: "A computer with a program on its screen, a keyboard and a mouse.",
        hi: "कम्प्यूटर, जिसकी स्क्रीन पर एक प्रोग्राम है; की-बोर्ड और माउस।",
      },
    },
  },
} satisfies Sample<"departments">
