import { defineMessages } from "#domain/messages/define-messages.ts"

export const reportMessages = defineMessages({
  console: {
    report: {
      title: ["Session report", "सत्र की रिपोर्ट"],
      session: ["Session", "सत्र"],
      empty: ["This session has no applications yet.", "इस सत्र में अभी कोई आवेदन नहीं है।"],
      funnel: ["From application to admission", "आवेदन से प्रवेश तक"],
      course: ["Course", "पाठ्यक्रम"],
      total: ["All courses", "सभी पाठ्यक्रम"],
      received: ["Applications", "आवेदन"],
      begun: ["Checking begun", "जाँच शुरू"],
      verified: ["Verified", "सत्यापित"],
      admitted: ["Admitted", "प्रवेश"],
      fees: ["Fees", "शुल्क"],
      fee: ["Fee", "शुल्क"],
      rupees: ["Rupees", "रुपये"],
      feeStatuses: {
        expected: ["Expected", "अपेक्षित"],
        received: ["Received", "प्राप्त"],
        due: ["Still due", "बकाया"],
        exempt: ["Exempt", "छूट"],
      },
      feesHint: [
        "Rejected, withdrawn and cancelled applications count only if their fee was received.",
        "अस्वीकृत, वापस लिए गए और निरस्त आवेदन तभी गिने जाते हैं जब उनका शुल्क मिल चुका हो।",
      ],
      people: ["Category and gender", "वर्ग और लिंग"],
      category: ["Category", "वर्ग"],
      gender: ["Gender", "लिंग"],
      lastDay: ["Applications by hour on {day}", "{day} को घंटे के अनुसार आवेदन"],
      hour: ["Hour", "घंटा"],
      staff: ["Work of the staff", "कर्मचारियों का काम"],
      name: ["Name", "नाम"],
      all: ["Together", "कुल"],
      events: {
        status: ["Status changed", "स्थिति बदली"],
        claim: ["Claims checked", "दावे जाँचे"],
        fee: ["Fees recorded", "शुल्क दर्ज"],
        correction: ["Forms corrected", "फ़ॉर्म सुधारे"],
        note: ["Notes", "टिप्पणियाँ"],
      },
      keyFigures: ["Key figures", "मुख्य आँकड़े"],
      admittedOf: [
        "Admitted: {admitted} of {received} applications",
        "प्रवेश: {received} आवेदनों में से {admitted}",
      ],
      feesOf: [
        "Fees received: {received} of {expected} expected",
        "प्राप्त शुल्क: अपेक्षित {expected} में से {received}",
      ],
      open: ["Open the session report", "सत्र की रिपोर्ट खोलें"],
      asTable: ["As a table", "तालिका में"],
      backup: ["Last checked backup: {at}", "पिछला जाँचा हुआ बैकअप: {at}"],
      noBackup: ["There is no checked backup yet.", "अभी तक कोई जाँचा हुआ बैकअप नहीं है।"],
    },
  },
})
