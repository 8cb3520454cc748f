import { defineMessages } from "#domain/messages/define-messages.ts"

export const operationsMessages = defineMessages({
  console: {
    operations: {
      title: ["Operations", "संचालन"],
      never: ["never", "कभी नहीं"],
      lastHour: ["Last hour", "पिछला एक घंटा"],
      requests: ["Requests answered", "उत्तर दिए गए अनुरोध"],
      errors: ["Of these, server errors", "इनमें सर्वर की त्रुटियाँ"],
      errorShare: ["Share of errors", "त्रुटियों का अनुपात"],
      upkeep: ["Maintenance", "देखरेख"],
      lastBackup: ["Last checked backup", "पिछला जाँचा हुआ बैकअप"],
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
      freeOf: ["{free} of {size}", "{size} में से {free}"],
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
          "The clock says {clock}, but the newest record is of {last}. Nothing is deleted by date. Set the clock, or confirm its date.",
          "घड़ी {clock} दिखाती है, पर सबसे नया रिकॉर्ड {last} का है। तिथि के आधार पर कुछ नहीं मिटाया जाता। घड़ी ठीक करें, या उसकी तिथि की पुष्टि करें।",
        ],
        clock_ahead: [
          "The clock says {clock}, more than 45 days after the last heartbeat of {last}. Nothing is deleted by date. Set the clock, or confirm its date.",
          "घड़ी {clock} दिखाती है, जो {last} के पिछले संकेत से 45 दिन से अधिक आगे है। तिथि के आधार पर कुछ नहीं मिटाया जाता। घड़ी ठीक करें, या उसकी तिथि की पुष्टि करें।",
        ],
        confirm: ["The date is right", "तिथि सही है"],
      },
      missing: ["Files of records that are missing", "अभिलेखों की गुम फ़ाइलें"],
      compared: ["Files last compared with the records", "फ़ाइलों और अभिलेखों का पिछला मिलान"],
      acceptLoss: ["Accept the loss", "हानि स्वीकार करें"],
      acceptLossTitle: [
        "Accept the loss of {count} file? |||| Accept the loss of {count} files?",
        "{count} फ़ाइल की हानि स्वीकार करें? |||| {count} फ़ाइलों की हानि स्वीकार करें?",
      ],
      acceptLossWhat: [
        "The records stay, without these photos, signatures or files. First ask whether a backup still has them. Your name, the time and the number are recorded in the audit log.",
        "अभिलेख बने रहेंगे, पर इन फ़ोटो, हस्ताक्षरों या फ़ाइलों के बिना। पहले पता करें कि ये किसी बैकअप में तो नहीं हैं। आपका नाम, समय और संख्या ऑडिट लॉग में दर्ज होंगे।",
      ],
      lossAccepted: [
        "The loss of {count} file was accepted. |||| The loss of {count} files was accepted.",
        "{count} फ़ाइल की हानि स्वीकार की गई। |||| {count} फ़ाइलों की हानि स्वीकार की गई।",
      ],
      waitingUpdate: [
        'Version {version} is in the folder "updates". The operator installs it with the command "mahavidyalaya update".',
        'संस्करण {version} "updates" फ़ोल्डर में रखा है। संचालक इसे "mahavidyalaya update" कमांड से स्थापित करें।',
      ],
      releaseBefore: [
        'A copy of the data from before the update of {at} is kept, so that the operator can return to version {version}. It holds personal data: once the new version has proved itself, delete it with the command "mahavidyalaya update --keep".',
        '{at} के अपडेट से पहले के डेटा की प्रति रखी है, ताकि संचालक संस्करण {version} पर लौट सकें। इसमें व्यक्तिगत डेटा है: नया संस्करण ठीक चलने लगे, तो इसे "mahavidyalaya update --keep" कमांड से मिटा दें।',
      ],
      concerns: {
        missingFiles: [
          'Records name {count} file that is missing. Backups are incomplete until it is back, or its loss is accepted. The command "{command_missing_files}" says what to do. |||| Records name {count} files that are missing. Backups are incomplete until they are back, or their loss is accepted. The command "{command_missing_files}" says what to do.',
          'अभिलेखों में दर्ज {count} फ़ाइल गुम है। जब तक वह वापस नहीं आती या उसकी हानि स्वीकार नहीं होती, बैकअप अधूरे रहेंगे। "{command_missing_files}" चलाएँ: वह बताएगा कि क्या करना है। |||| अभिलेखों में दर्ज {count} फ़ाइलें गुम हैं। जब तक वे वापस नहीं आतीं या उनकी हानि स्वीकार नहीं होती, बैकअप अधूरे रहेंगे। "{command_missing_files}" चलाएँ: वह बताएगा कि क्या करना है।',
        ],
        diskLow: [
          "The disk is nearly full. Make room, or applications can no longer be stored.",
          "डिस्क लगभग भर गई है। जगह बनाएँ, नहीं तो आवेदन सहेजे नहीं जा सकेंगे।",
        ],
        uploadsRefused: [
          "The disk is nearly full: new applications, pictures and files are refused, all other work goes on. Make room, and they are accepted again at once.",
          "डिस्क लगभग भर गई है: नए आवेदन, चित्र और फ़ाइलें नहीं ली जा रही हैं; बाक़ी काम चल रहा है। जगह बनाते ही वे फिर ली जाने लगेंगी।",
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
          'Files that belong to no record were not removed: there are too many of them, or no backup has them. The command "{command_doctor}" says what to do.',
          'जिन फ़ाइलों का कोई रिकॉर्ड नहीं है, वे हटाई नहीं गईं: वे बहुत अधिक हैं, या किसी बैकअप में नहीं हैं। "{command_doctor}" चलाएँ: वह बताएगा कि क्या करना है।',
        ],
        noBackup: [
          "There has been no checked backup for too long. The page Backups says more.",
          "बहुत समय से कोई जाँचा हुआ बैकअप नहीं है। 'बैकअप' पृष्ठ पर और जानकारी है।",
        ],
      },
    },
  },
})
