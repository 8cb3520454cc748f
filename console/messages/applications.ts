import type { Catalogue } from "./catalogue.ts"

export const applicationMessages = {
  console: {
    claims: {
      title: ["Documents and claims", "प्रपत्र और दावे"],
      papers: ["Documents of every applicant", "हर आवेदक के प्रपत्र"],
      verify: ["Mark as verified", "सत्यापित करें"],
      refuse: ["Refuse", "अस्वीकार करें"],
    },
    duplicates: {
      number: ["Same identity number", "समान पहचान संख्या"],
      likeness: ["Likely duplicate", "सम्भवतः दोहराव"],
      /** Short, for the narrow column of the list. */
      tag: { number: ["Same number", "समान संख्या"], likeness: ["Likely duplicate", "दोहराव?"] },
      numberNote: [
        "Another application for this course has the same Aadhaar number: %{others}. Look at the card and decide before you verify. |||| %{smart_count} other applications for this course have the same Aadhaar number: %{others}. Look at the cards and decide before you verify.",
        "इस पाठ्यक्रम के एक और आवेदन में यही आधार संख्या है: %{others}। सत्यापन से पहले कार्ड देखकर निर्णय करें। |||| इस पाठ्यक्रम के %{smart_count} और आवेदनों में यही आधार संख्या है: %{others}। सत्यापन से पहले कार्ड देखकर निर्णय करें।",
      ],
      ownedNote: [
        "The Aadhaar number of this application belongs to %{others}. Correct it: until then this application is not ranked or admitted.",
        "इस आवेदन की आधार संख्या आवेदन %{others} की है। उसे सुधारें: तब तक यह आवेदन सूची में नहीं आएगा और प्रवेश नहीं होगा।",
      ],
      likelyNote: [
        "%{smart_count} other application is likely of the same person: %{others}. |||| %{smart_count} other applications are likely of the same person: %{others}.",
        "%{smart_count} और आवेदन सम्भवतः इसी व्यक्ति का है: %{others}। |||| %{smart_count} और आवेदन सम्भवतः इसी व्यक्ति के हैं: %{others}।",
      ],
      andMore: ["%{named} and %{count} more", "%{named} और %{count} अन्य"],
      compare: ["Compare", "तुलना करें"],
      same_person: [
        "Same person; kept: %{kept}. Others: %{others}",
        "व्यक्ति एक ही है; रखा गया: %{kept}। अन्य: %{others}",
      ],
      different_people: ["Different people than %{others}", "%{others} से अलग व्यक्ति"],
      owner: ["the Aadhaar number belongs to %{kept}", "आधार संख्या %{kept} की है"],
    },
    applications: {
      search: ["Number, name, mobile, URN", "संख्या, नाम, मोबाइल, URN"],
      notSeen: ["New", "नया"],
      seen: ["Opened for the first time", "पहली बार खोला गया"],
      paper: ["On paper", "काग़ज़ पर"],
      online: ["Online", "ऑनलाइन"],
      print: ["Print the sheet", "प्रवेश आवेदन-पत्र छापें"],
      printWhole: ["Print the sheet with it", "इसके साथ आवेदन-पत्र छापें"],
      link: ["Applicant's link", "आवेदक का लिंक"],
      linkShow: ["Show the link", "लिंक दिखाएँ"],
      linkWhy: [
        "The link opens the sheet to everybody who has it. Hand it only to the applicant, after you have seen the Aadhaar card. Your name is written down.",
        "जिसके पास यह लिंक हो, वह आवेदन-पत्र खोल सकता है। आधार कार्ड देखकर इसे केवल आवेदक को दें। आपका नाम दर्ज होगा।",
      ],
      linkHint: [
        "The last part of the link is the admission code, with which the applicant sees the status.",
        "लिंक का अन्तिम भाग प्रवेश कोड है। इससे आवेदक स्थिति देख सकता है।",
      ],
      printSelected: ["Print sheets", "आवेदन-पत्र छापें"],
      printAll: [
        "Print the sheet |||| Print all %{smart_count} sheets",
        "आवेदन-पत्र छापें |||| सभी %{smart_count} आवेदन-पत्र छापें",
      ],
      printSome: ["Print sheets 1–%{count}", "पहले %{count} आवेदन-पत्र छापें"],
      printFirst: [
        "Print sheets 1–%{count} of %{smart_count}",
        "%{smart_count} में से पहले %{count} आवेदन-पत्र छापें",
      ],
      changeStatus: ["Change status", "स्थिति बदलें"],
      reason: ["What the applicant will read", "जो आवेदक पढ़ेंगे"],
      reasonOptional: ["What the applicant will read (not needed)", "जो आवेदक पढ़ेंगे (आवश्यक नहीं)"],
      admissionNumber: [
        "Admission number in the college's register",
        "महाविद्यालय की पंजिका में प्रवेश संख्या",
      ],
      admitting: [
        "This creates the student's record: the applicant can sign in and print an identity card. Only an officer can undo it, by cancelling the admission with a reason.",
        "इससे विद्यार्थी का अभिलेख बनता है: आवेदक लॉगिन करके परिचय-पत्र छाप सकेंगे। इसे केवल अधिकारी वापस ले सकते हैं, कारण लिखकर प्रवेश निरस्त करके।",
      ],
      cancelling: [
        "This disables the student's record: signing in ends at once, and the identity card is no longer valid. A fee that was paid stays on record.",
        "इससे विद्यार्थी का अभिलेख निष्क्रिय हो जाता है: लॉगिन तुरन्त बन्द होगा और परिचय-पत्र मान्य नहीं रहेगा। जमा किया गया शुल्क अभिलेख में दर्ज रहेगा।",
      ],
      feeNotPaid: [
        "The fee of %{fee} is not recorded as paid.",
        "%{fee} का शुल्क जमा होना दर्ज नहीं है।",
      ],
      history: ["History", "इतिहास"],
      note: ["A note for colleagues", "सहकर्मियों के लिए टिप्पणी"],
      addNote: ["Add the note", "टिप्पणी जोड़ें"],
      markSeen: ["Mark as seen", "देखा हुआ चिह्नित करें"],
      done: ["Done", "हो गया"],
      noPhoto: ["no picture", "चित्र नहीं है"],
      photo: ["Photo of %{name}", "%{name} की फ़ोटो"],
      signature: ["Signature", "हस्ताक्षर"],
      reveal: ["Show the whole number", "पूरी संख्या दिखाएँ"],
      revealWhy: ["Purpose", "किस काम के लिए"],
      revealHint: [
        "This is written down with your name before the number is shown.",
        "संख्या दिखाने से पहले यह आपके नाम के साथ लिख लिया जाता है।",
      ],
      steps: ["Next step", "अगला चरण"],
      noSteps: ["No step is left for your role.", "आपकी भूमिका के लिए कोई चरण शेष नहीं है।"],
    },
    fees: {
      title: ["Fee", "शुल्क"],
      receive: ["Record the deposit slip", "जमा पर्ची दर्ज करें"],
      date: ["Date of the deposit", "जमा करने की तिथि"],
      reference: ["Journal number of the bank", "बैंक की जर्नल संख्या"],
      journal: ["Journal number", "जर्नल संख्या"],
      exempt: ["Exempt from the fee", "शुल्क से छूट दें"],
      why: ["Reason, like a freeship card", "कारण, जैसे फ़्रीशिप कार्ड"],
      undo: ["Take the receipt back", "शुल्क की प्रविष्टि वापस लें"],
      undoWhy: ["Why it is taken back", "वापस लेने का कारण"],
      ofDay: ["Fee deposits", "जमा शुल्क"],
      none: ["No deposit is recorded for this day.", "इस दिन कोई जमा दर्ज नहीं है।"],
      total: [
        "%{smart_count} deposit |||| %{smart_count} deposits",
        "%{smart_count} जमा |||| %{smart_count} जमा",
      ],
    },
    dashboard: {
      today: ["Received today", "आज प्राप्त"],
      all: ["In this session", "इस सत्र में"],
      byDay: ["Applications by day", "दिन के अनुसार आवेदन"],
      day: ["Day", "दिन"],
      unread: [
        "%{smart_count} message not read yet |||| %{smart_count} messages not read yet",
        "%{smart_count} सन्देश अभी पढ़ा नहीं गया |||| %{smart_count} सन्देश अभी पढ़े नहीं गए",
      ],
    },
    counter: {
      title: ["Counter", "काउंटर"],
      open: ["Open", "खोलें"],
      none: ["Nothing found for: %{query}", "इसके लिए कुछ नहीं मिला: %{query}"],
      hint: [
        "Scan the QR code of a sheet, or type and press Enter. In a record, N or Alt+B leads back here.",
        "आवेदन-पत्र का QR कोड स्कैन करें, या लिखकर Enter दबाएँ। अभिलेख में N या Alt+B से यहाँ लौटें।",
      ],
    },
    export: {
      title: ["Export", "निर्यात"],
      what: {
        applications: [
          "All applications that the list finds as it is filtered now, the newest first, with every field of the form.",
          "सूची में अभी लगे फ़िल्टर से मिले सभी आवेदन, नए पहले, फ़ॉर्म की हर जानकारी के साथ।",
        ],
        students: [
          "All students that the list finds as it is filtered now, by admission number. Of the Aadhaar number only the last four digits.",
          "सूची में अभी लगे फ़िल्टर से मिले सभी विद्यार्थी, प्रवेश संख्या के क्रम में। आधार संख्या के केवल अन्तिम चार अंक।",
        ],
      },
      format: ["Format", "फ़ाइल का प्रकार"],
      formats: {
        xlsx: [
          "Excel workbook (XLSX): for Excel and LibreOffice",
          "एक्सेल वर्कबुक (XLSX): Excel और LibreOffice के लिए",
        ],
        csv: ["CSV: for other programs", "CSV: अन्य प्रोग्रामों के लिए"],
      },
      whole: ["With whole Aadhaar and account numbers", "पूरी आधार और खाता संख्याओं के साथ"],
      whyHint: [
        "This is written down with your name before the file is made.",
        "फ़ाइल बनने से पहले यह आपके नाम के साथ लिख लिया जाता है।",
      ],
      start: ["Export", "निर्यात करें"],
      running: ["The file is being received", "फ़ाइल आ रही है"],
      rowsOfTotal: ["%{rows} of %{total} applications", "%{total} में से %{rows} आवेदन"],
      rows: ["%{rows} applications", "%{rows} आवेदन"],
      total: ["%{total} applications expected", "%{total} आवेदन आने हैं"],
      received: ["%{size} MB received", "%{size} MB आ चुके"],
      done: ["%{name} is among your browser's downloads.", "%{name} आपके ब्राउज़र के डाउनलोड में है।"],
      incomplete: [
        "The file broke off before its end, so nothing was saved. Please try again.",
        "फ़ाइल पूरी होने से पहले टूट गई, इसलिए कुछ सहेजा नहीं गया। कृपया फिर प्रयास करें।",
      ],
    },
    form: {
      choose: ["Choose", "चुनें"],
      empty: ["empty", "रिक्त"],
      keys: [
        "Enter goes to the next field, Ctrl+S saves.",
        "Enter से अगले खाने पर जाएँ, Ctrl+S से सहेजें।",
      ],
      tooLarge: [
        "The form is too large to be sent: choose smaller pictures.",
        "फ़ॉर्म भेजने के लिए बहुत बड़ा है: छोटे चित्र चुनें।",
      ],
    },
    paper: {
      title: ["Paper form", "काग़ज़ी आवेदन"],
      lead: [
        "Enter the details from the signed sheet.",
        "हस्ताक्षर किए हुए आवेदन-पत्र पर जो लिखा है, वही भरें।",
      ],
      signed: ["The paper is signed under the declaration", "काग़ज़ पर घोषणा के नीचे हस्ताक्षर हैं"],
      notSigned: [
        "Without a signature under the declaration the form can't be taken",
        "घोषणा के नीचे हस्ताक्षर के बिना आवेदन नहीं लिया जा सकता",
      ],
      pictureHint: [
        "JPG, PNG or WebP, at most %{size} KB; may be left out",
        "JPG, PNG या WebP, अधिकतम %{size} KB; छोड़ा भी जा सकता है",
      ],
      removePicture: ["Remove the picture", "चित्र हटाएँ"],
      save: ["Save the paper form", "आवेदन सहेजें"],
      stored: [
        "The paper form is stored under this application number. Write it on the sheet:",
        "आवेदन इस आवेदन संख्या से सहेज लिया गया है। इसे आवेदन-पत्र पर लिख दें:",
      ],
      next: ["Next paper form", "अगला काग़ज़ी आवेदन"],
    },
    correct: {
      button: ["Correct the form", "फ़ॉर्म में सुधार करें"],
      title: ["Correct the form: %{name}", "फ़ॉर्म में सुधार: %{name}"],
      lead: [
        "Only what you change is stored, and what stood there stays in the history.",
        "केवल आपके किए बदलाव सहेजे जाते हैं; पहले जो लिखा था, वह इतिहास में बना रहता है।",
      ],
      sealed: [
        "Type the whole number only where it is to change.",
        "पूरी संख्या तभी लिखें, जब उसे बदलना हो।",
      ],
      admitted: [
        "This applicant has been admitted. What is corrected here does not change the student's record: correct it there too.",
        "इन आवेदक का प्रवेश हो चुका है। यहाँ किए सुधार से विद्यार्थी का अभिलेख नहीं बदलता: वहाँ भी सुधार करें।",
      ],
      student: ["Open the student's record", "विद्यार्थी का अभिलेख खोलें"],
      changes: ["What will change", "क्या बदलेगा"],
      nothing: ["Nothing is changed yet.", "अभी कुछ नहीं बदला गया है।"],
      why: ["Why it is corrected", "सुधार का कारण"],
      whyHint: ["Stays in the history, with your name.", "यह आपके नाम के साथ इतिहास में रहेगा।"],
      save: ["Save the correction", "सुधार सहेजें"],
      stored: ["The correction is stored.", "सुधार सहेज लिया गया।"],
      changedMeanwhile: [
        "Somebody else changed this application meanwhile. Nothing was overwritten, and what you typed is still here.",
        "इस बीच किसी और ने यह आवेदन बदल दिया। कुछ भी मिटाया नहीं गया, और आपका लिखा हुआ यहीं है।",
      ],
      showNow: ["Show what stands now", "अब जो लिखा है, वह दिखाएँ"],
      standsNow: [
        "Your changes are now applied to the newer version. Check the list below, then save again.",
        "इस बीच हुए बदलावों के ऊपर अब आपके बदलाव रखे गए हैं। नीचे की सूची देख लें, फिर दोबारा सहेजें।",
      ],
    },
    bulk: {
      selectAll: [
        "Select the %{smart_count} that matches |||| Select all %{smart_count} that match",
        "मेल खाता %{smart_count} अभिलेख चुनें |||| मेल खाते सभी %{smart_count} अभिलेख चुनें",
      ],
      selectAllUncounted: ["Select all that match", "मेल खाते सभी अभिलेख चुनें"],
      selectFirst: ["Select the first %{limit} of %{total}", "%{total} में से पहले %{limit} चुनें"],
      limit: [
        "The first %{limit} are selected: no more can be selected at once. Filter the list for the others.",
        "पहले %{limit} चुने गए: एक बार में इससे अधिक नहीं चुने जा सकते। शेष के लिए सूची को फ़िल्टर करें।",
      ],
      plan: [
        "%{count} of %{smart_count} selected record will be changed. |||| %{count} of %{smart_count} selected records will be changed.",
        "चुने गए %{smart_count} अभिलेख में से %{count} बदला जाएगा। |||| चुने गए %{smart_count} अभिलेखों में से %{count} बदले जाएँगे।",
      ],
      progress: ["%{progress} of %{count} …", "%{count} में से %{progress} …"],
      result: [
        "%{done} of %{smart_count} record changed. |||| %{done} of %{smart_count} records changed.",
        "%{smart_count} अभिलेख में से %{done} बदला गया। |||| %{smart_count} अभिलेखों में से %{done} बदले गए।",
      ],
      undone: [
        "%{done} of %{smart_count} taken back. The rest can no longer be undone.",
        "%{smart_count} में से %{done} वापस लिए गए। शेष अब वापस नहीं लिए जा सकते।",
      ],
      apply: ["Apply", "लागू करें"],
      action: ["Action", "कार्य"],
      skipped: ["Skipped: %{smart_count}", "छोड़े गए: %{smart_count}"],
      alreadySeen: ["Already seen.", "पहले से देखा हुआ है।"],
      admitting: [
        "This creates the students' records. The numbers follow each other in the order of the selection; one that is skipped leaves its number free.",
        "इससे विद्यार्थियों के अभिलेख बनते हैं। संख्याएँ चुनने के क्रम में एक के बाद एक दी जाती हैं; जो छूट जाए, उसकी संख्या ख़ाली रहती है।",
      ],
      feesNotPaid: [
        "The fee of %{smart_count} of them is not recorded as paid.",
        "इनमें से %{smart_count} का शुल्क जमा होना दर्ज नहीं है।",
      ],
      firstNumber: ["First admission number", "पहली प्रवेश संख्या"],
      lastNumber: ["The last one gets %{number}", "अन्तिम को %{number} मिलेगी"],
      numberHint: ["It ends in digits, for example 2025/00041.", "अन्त में अंक होते हैं, जैसे 2025/00041।"],
      unchanged: [
        "Changed meanwhile, or there is no such record any more.",
        "इस बीच बदल गया, या यह अभिलेख अब नहीं है।",
      ],
    },
  },
  resources: {
    applications: {
      name: ["Application |||| Applications", "आवेदन |||| आवेदन"],
      fields: {
        id: ["Application number", "आवेदन संख्या"],
        applicant_name: ["Name", "नाम"],
        father_name: ["Father's name", "पिता का नाम"],
        percentage: ["12th", "इंटर"],
        assigned_to: ["Assigned to", "किसके पास"],
        duplicates: ["Possible duplicates", "सम्भावित दोहराव"],
        status_at: ["Status since", "स्थिति कब से"],
        course: ["Course", "पाठ्यक्रम"],
        category: ["Category", "वर्ग"],
        session: ["Session", "सत्र"],
        status: ["Status", "स्थिति"],
        submitted_at: ["Submitted", "जमा हुआ"],
        applicant_mobile: ["Mobile", "मोबाइल"],
        fee: ["Fee in rupees", "शुल्क (रुपये)"],
        fee_status: ["Fee", "शुल्क"],
        feeStatus: ["Fee", "शुल्क"],
        isSeen: ["Seen", "देखा हुआ"],
        dayFrom: ["Submitted from", "जमा हुआ, कब से"],
        dayTo: ["Submitted until", "जमा हुआ, कब तक"],
        q: ["Search", "खोज"],
        source: ["Source", "स्रोत"],
      },
    },
  },
} satisfies Catalogue
