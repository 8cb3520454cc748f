import type { Catalogue } from "./catalogue.ts"

export const operationsMessages = {
  console: {
    operations: {
      title: ["Operations", "संचालन"],
      never: ["never", "कभी नहीं"],
      lastHour: ["Last hour", "पिछला एक घंटा"],
      requests: ["Requests answered", "उत्तर दिए गए अनुरोध"],
      errors: ["Of these, server errors", "इनमें सर्वर की त्रुटियाँ"],
      errorShare: ["Share of errors", "त्रुटियों का अनुपात"],
      upkeep: ["Maintenance", "देखरेख"],
      lastBackup: ["Last backup", "पिछला बैकअप"],
      lastSweep: ["Last sweep for orphaned pictures", "बिना आवेदन वाले चित्रों की पिछली जाँच"],
      removed: ["Removed by it", "उसमें हटाए गए"],
      database: ["Database", "डेटाबेस"],
      kind: ["Kind", "प्रकार"],
      size: ["Size", "आकार"],
      applications: ["Applications", "आवेदन"],
      storage: ["Pictures and files", "चित्र और फ़ाइलें"],
      local: ["in the data directory", "डेटा फ़ोल्डर में"],
      s3: ["in a bucket (S3)", "बकेट में (S3)"],
      media: ["Uploaded for the website", "वेबसाइट के लिए अपलोड"],
      free: ["Free on the disk", "डिस्क पर ख़ाली जगह"],
      freeOf: ["%{free} of %{size}", "%{size} में से %{free}"],
      software: ["Software", "सॉफ़्टवेयर"],
      version: ["Version", "संस्करण"],
      node: ["Node.js", "Node.js"],
      processes: ["Processes seen in the last minute", "पिछले एक मिनट में सक्रिय प्रोसेस"],
      host: ["Machine", "मशीन"],
      since: ["Running since", "कब से चल रहा है"],
      memory: ["Memory", "मेमोरी"],
      waiting: ["Waiting to be written", "लिखे जाने की प्रतीक्षा में"],
      clockProblem: {
        clock_behind: [
          "The clock says %{clock}, but the newest record is of %{last}. Nothing is deleted by date. Set the clock, or confirm its date.",
          "घड़ी %{clock} दिखाती है, पर सबसे नया रिकॉर्ड %{last} का है। तारीख़ के आधार पर कुछ नहीं मिटाया जाता। घड़ी ठीक करें, या उसकी तारीख़ की पुष्टि करें।",
        ],
        clock_ahead: [
          "The clock says %{clock}, more than 45 days after the last heartbeat of %{last}. Nothing is deleted by date. Set the clock, or confirm its date.",
          "घड़ी %{clock} दिखाती है, जो %{last} के पिछले संकेत से 45 दिन से अधिक आगे है। तारीख़ के आधार पर कुछ नहीं मिटाया जाता। घड़ी ठीक करें, या उसकी तारीख़ की पुष्टि करें।",
        ],
        confirm: ["The date is right", "तारीख़ सही है"],
      },
      concerns: {
        diskLow: [
          "The disk is nearly full. Make room, or applications can no longer be stored.",
          "डिस्क लगभग भर गई है। जगह बनाएँ, नहीं तो आवेदन सहेजे नहीं जा सकेंगे।",
        ],
        manyErrors: [
          "More than one request in fifty ends as an error. The log says why.",
          "पचास में से एक से अधिक अनुरोध त्रुटि पर समाप्त हो रहे हैं। कारण लॉग में है।",
        ],
        muchWaiting: [
          "Much waits for the disk: it is slow, or the machine is at its limit.",
          "बहुत कुछ डिस्क की प्रतीक्षा में है: डिस्क धीमी है, या मशीन अपनी सीमा पर है।",
        ],
        noProcess: [
          "No process has been heard of for a minute. The log says why.",
          "एक मिनट से किसी प्रोसेस का पता नहीं चला। कारण लॉग में है।",
        ],
        sweepStopped: [
          'Files that belong to no record were not removed: there are too many of them, or no backup has them. The command "npm run doctor" says what to do.',
          'जिन फ़ाइलों का कोई रिकॉर्ड नहीं है, वे हटाई नहीं गईं: वे बहुत अधिक हैं, या किसी बैकअप में नहीं हैं। "npm run doctor" चलाएँ: वह बताएगा कि क्या करना है।',
        ],
        noBackup: ["There has been no backup for two days.", "दो दिन से कोई बैकअप नहीं हुआ है।"],
      },
    },
  },
} satisfies Catalogue
