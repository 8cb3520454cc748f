import type { Sample } from "#domain/content/collections.ts"

export const nonTeaching = {
  office: {
    faculty: "non_teaching",
    department: { en: "Office", hi: "कार्यालय" },
    coordinator: { en: "Office Superintendent", hi: "कार्यालय अधीक्षक" },
    description: {
      en: "The office is the first counter that a new student comes to. It receives admission sheets and fee slips, keeps the enrolment records, forwards scholarship and examination forms and issues bonafide, character and transfer certificates. The counter is open from 10 am to 4 pm on working days; there is one queue, and elderly guardians and persons with disabilities are served first. A certificate that is in order is given on the third working day. No payment is taken in cash without a receipt, and no favour is needed to have one's work done.",
      hi: "नए विद्यार्थी का पहला काम कार्यालय के काउंटर पर ही होता है। यहाँ प्रवेश-पत्रक और शुल्क पर्चियाँ ली जाती हैं, नामांकन के अभिलेख रखे जाते हैं, छात्रवृत्ति और परीक्षा के फ़ॉर्म अग्रसारित होते हैं तथा अध्ययनरत, चरित्र और स्थानान्तरण प्रमाण-पत्र मिलते हैं। काउंटर कार्यदिवसों में प्रातः 10 से अपराह्न 4 बजे तक खुला है; पंक्ति एक ही है, और वृद्ध अभिभावकों तथा दिव्यांग जनों का काम पहले होता है। प्रपत्र पूरे हों तो प्रमाण-पत्र तीसरे कार्यदिवस को मिल जाता है। बिना रसीद नकद नहीं लिया जाता, और काम कराने के लिए किसी सिफ़ारिश की ज़रूरत नहीं।",
    },
    picture: {
      file: "departments/office",
      alt: {
        en: "Files, pens, papers with a rubber stamp, and a clock on the wall.",
        hi: "फ़ाइलें, कलम, काग़ज़ों के पास मुहर, और दीवार पर घड़ी।",
      },
    },
  },
  "library-staff": {
    faculty: "non_teaching",
    department: { en: "Library Staff", hi: "पुस्तकालय कर्मचारी" },
    coordinator: { en: "Librarian", hi: "पुस्तकालयाध्यक्ष" },
    description: {
      en: "Ask them for one book, and they will often find two for you. The library staff lend and receive books, bind the worn ones, keep the newspapers in order and open the reading room before the first class. They show new students how books are arranged and how to search the catalogue, and they help with the e-books of the National Digital Library. Before examinations the room stays open an hour longer. A late book costs a small fine; a book cared for costs nothing but thanks.",
      hi: "इनसे एक पुस्तक माँगिए, अक्सर ये आपको दो ढूँढकर दे देते हैं। पुस्तकालय के कर्मचारी पुस्तकें देते और लेते हैं, फटी पुस्तकों की जिल्द बाँधते हैं, समाचार-पत्र क्रम से रखते हैं और पहली कक्षा से पहले वाचनालय खोल देते हैं। नए विद्यार्थियों को बताते हैं कि पुस्तकें किस क्रम में रखी हैं और सूची में कैसे खोजें; राष्ट्रीय डिजिटल पुस्तकालय की ई-पुस्तकों में भी मदद करते हैं। परीक्षा के दिनों में वाचनालय एक घंटा अधिक खुला रहता है। पुस्तक देर से लौटाने पर थोड़ा विलम्ब शुल्क है; सँभालकर रखने का कोई शुल्क नहीं, केवल धन्यवाद।",
    },
    picture: {
      file: "departments/library-staff",
      alt: {
        en: "A bookshelf, a card drawer, and spectacles on a pile of books.",
        hi: "पुस्तकों की अलमारी, कार्ड की दराज़, और पुस्तकों के ढेर पर रखा चश्मा।",
      },
    },
  },
  "laboratory-staff": {
    faculty: "non_teaching",
    department: { en: "Laboratory Staff", hi: "प्रयोगशाला कर्मचारी" },
    coordinator: { en: "Laboratory Assistant", hi: "प्रयोगशाला सहायक" },
    description: {
      en: "Before a practical begins, their work is already half done. The laboratory staff prepare solutions and slides, set out the apparatus, look after gas, water and electricity, and write up every breakage and every new purchase in the stock register. They know which balance is in a bad mood and which microscope is the best. In an emergency they are the ones to listen to: first aid, fire extinguisher, main switch. Students are asked to leave the bench as they would like to find it.",
      hi: "हर प्रयोग शुरू होने से पहले ही इनका आधा काम हो चुका होता है। प्रयोगशाला कर्मचारी विलयन और स्लाइडें तैयार करते हैं, उपकरण सजाते हैं, गैस, पानी और बिजली का ध्यान रखते हैं तथा हर टूट-फूट और नई ख़रीद सामग्री-पंजिका में चढ़ाते हैं। कौन-सी तुला आज रूठी है और कौन-सा सूक्ष्मदर्शी सबसे अच्छा है, ये जानते हैं। आपात स्थिति में इन्हीं की सुनें: प्राथमिक उपचार, अग्निशामक, मेन स्विच। विद्यार्थियों से अनुरोध है कि मेज़ वैसी ही छोड़ें जैसी वे स्वयं पाना चाहें।",
    },
    picture: {
      file: "departments/laboratory-staff",
      alt: {
        en: "A white laboratory coat between a flask and a stand of test tubes.",
        hi: "फ़्लास्क और परखनलियों के बीच टँगा सफ़ेद प्रयोगशाला कोट।",
      },
    },
  },
} satisfies Sample<"departments">
