import { defineMessages } from "#domain/messages/define-messages.ts"

/** Messages of staff work on applications: drafts, the connection, keys, and the work on one record. */
export const staffWorkMessages = defineMessages({
  console: {
    drafts: {
      kept: ["Kept in this browser until you send it.", "भेजने तक इस ब्राउज़र में सुरक्षित।"],
      offline: [
        "Kept in this browser. There is no connection now.",
        "इस ब्राउज़र में सुरक्षित। अभी कनेक्शन नहीं है।",
      ],
      restored: ["What you had typed is back.", "आपका पहले लिखा हुआ वापस आ गया है।"],
      shortened: [
        "What you had typed is back, without numbers of 11 digits or more: type them again where “…” stands.",
        "आपका पहले लिखा हुआ वापस आ गया है, पर 11 या अधिक अंकों की संख्याएँ नहीं रखी जातीं: जहाँ “…” है, वहाँ उन्हें फिर लिखें।",
      ],
      outdated: [
        "This browser holds what you typed, but a newer version was saved since. Check everything before you save.",
        "आपका लिखा हुआ इस ब्राउज़र में है, पर इस बीच नया रूप सहेजा जा चुका है। सहेजने से पहले सब देख लें।",
      ],
      failed: [
        "This browser keeps no drafts: send before you leave the page.",
        "यह ब्राउज़र अधूरा लिखा नहीं रखता: पृष्ठ छोड़ने से पहले भेज दें।",
      ],
      discard: ["Discard it", "इसे हटाएँ"],
      putBack: ["Put it back", "वापस लाएँ"],
      withoutNumbers: [
        "The form stays in this browser while you type, without Aadhaar and account numbers and pictures.",
        "लिखते समय फ़ॉर्म इस ब्राउज़र में बना रहता है; आधार व खाता संख्याएँ और चित्र नहीं।",
      ],
    },
    connection: {
      lost: [
        "No connection to the server: nothing can be saved now. What you type stays in this browser. Save again when this line is gone.",
        "सर्वर से कनेक्शन नहीं है: अभी कुछ सहेजा नहीं जा सकता। आपका लिखा इस ब्राउज़र में बना रहेगा। यह सूचना हटने पर फिर सहेजें।",
      ],
    },
    record: {
      previous: ["Previous", "पिछला"],
      next: ["Next", "अगला"],
      undo: ["Undo", "वापस लें"],
      undone: ["Undone: it is as it was before.", "वापस लिया गया: सब पहले जैसा है।"],
      takenBack: ["{change} (undone)", "{change} (वापस लिया गया)"],
      correctValue: ["Correct: {value}", "सुधारें: {value}"],
      subjects: ["Subjects", "विषय"],
      highSchool: ["High School", "हाईस्कूल"],
      intermediate: ["Intermediate", "इण्टरमीडिएट"],
      admissionNumber: ["Admission number: {number}", "प्रवेश संख्या: {number}"],
      student: ["Student's record", "विद्यार्थी का अभिलेख"],
      reload: ["Load the newest version", "नया रूप लाएँ"],
      reloaded: [
        "This is the newest version. Check it, then send again.",
        "यह नया रूप है। इसे देख लें, फिर दोबारा भेजें।",
      ],
      corrected: ["corrected", "सुधारा गया"],
    },
    pictures: {
      title: ["Replace photo or signature", "फ़ोटो या हस्ताक्षर बदलें"],
      replace: ["Replace", "बदलें"],
      lead: [
        "The new picture takes the place of the former one, which is deleted.",
        "नया चित्र पुराने की जगह लेगा; पुराना हटा दिया जाएगा।",
      ],
      leadAdmitted: [
        "The new picture takes the place of the former one, which is deleted. A new photo is also that of the identity card.",
        "नया चित्र पुराने की जगह लेगा; पुराना हटा दिया जाएगा। नई फ़ोटो परिचय-पत्र पर भी लगेगी।",
      ],
      stored: ["The new picture is stored.", "नया चित्र सहेज लिया गया।"],
      image: ["Photo replaced", "फ़ोटो बदली गई"],
      signature: ["Signature replaced", "हस्ताक्षर बदले गए"],
    },
    reasons: {
      title: ["Sentences for applicants", "आवेदकों के लिए वाक्य"],
      lead: [
        "All staff choose from these sentences when they ask an applicant. The applicant reads both languages.",
        "आवेदक से पूछते समय सभी कर्मचारी इनमें से चुनते हैं। आवेदक दोनों भाषाएँ पढ़ते हैं।",
      ],
      questions: ["What is asked", "क्या पूछना है"],
      documents: ["Documents to bring", "लाने योग्य प्रमाण-पत्र"],
      edit: ["Edit these sentences", "ये वाक्य बदलें"],
      add: ["Add", "जोड़ें"],
      removeOne: ["Remove {number}", "{number} हटाएँ"],
      en: ["English, {number}", "अंग्रेज़ी, {number}"],
      hi: ["Hindi, {number}", "हिन्दी, {number}"],
    },
    counterPage: {
      ask: ["Application number, mobile, name or father", "आवेदन संख्या, मोबाइल, नाम या पिता"],
      several: ["Several applications match", "कई आवेदन मेल खाते हैं"],
      born: ["born {day}", "जन्म {day}"],
      inList: ["Show them in the list", "सूची में दिखाएँ"],
      camera: ["Scan with the camera", "कैमरे से स्कैन करें"],
      cameraNeedsHttps: [
        "Without HTTPS the browser gives no camera. Type the number, or use a hand-held scanner.",
        "HTTPS के बिना ब्राउज़र कैमरा नहीं देता। संख्या लिखें, या हाथ का स्कैनर काम में लें।",
      ],
      noCamera: [
        "The camera cannot be used. Allow it in the browser, or type the number.",
        "कैमरे का उपयोग नहीं हो सका। ब्राउज़र में अनुमति दें, या आवेदन संख्या लिखें।",
      ],
      printFees: ["Print", "छापें"],
      exportFees: ["Export as CSV", "CSV में निर्यात"],
      receivedBy: ["Recorded by", "किसने दर्ज किया"],
      today: ["Your work today", "आज का आपका काम"],
      deposits: [
        "{count} deposit recorded, {total} |||| {count} deposits recorded, {total}",
        "{count} जमा दर्ज, {total} |||| {count} जमा दर्ज, {total}",
      ],
    },
    keys: {
      title: ["Keyboard shortcuts", "कीबोर्ड शॉर्टकट"],
      single: ["Single-key shortcuts on this device", "इस उपकरण पर एक-कुंजी शॉर्टकट"],
      search: ["Search everything", "सब में खोजें"],
      verify: ["Verify the application", "आवेदन सत्यापित करें"],
      withClaims: [
        "Verify the application with all claims that are still to be checked",
        "जाँचने को शेष सभी दावों सहित आवेदन सत्यापित करें",
      ],
      claim: ["Go to the claim with this number", "इस संख्या के दावे पर जाएँ"],
      acceptClaim: ["Mark the claim as verified", "दावा सत्यापित करें"],
      refuseClaim: ["Refuse the claim", "दावा अस्वीकार करें"],
      query: ["Ask the applicant", "आवेदक से पूछें"],
      fee: ["Type the journal number of the deposit", "जमा की जर्नल संख्या लिखें"],
      print: ["Print the sheet", "आवेदन-पत्र छापें"],
      next: ["Next application, or the counter", "अगला आवेदन, या काउंटर"],
      undo: ["Undo, while the notice is shown", "सूचना दिखने तक: वापस लें"],
      help: ["All keys", "सभी कुंजियाँ"],
      counter: ["Back to the counter", "काउंटर पर लौटें"],
      save: ["Save the form that is open", "खुला फ़ॉर्म सहेजें"],
    },
  },
})
