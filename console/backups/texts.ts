import { textsHook } from "../kit/text/use-language.ts"

/** Loaded with the page. */
export const useBackupTexts = textsHook({
  state: ["State", "स्थिति"],
  late: [
    "There has been no good backup for {hours} hours. If the disk fails now, everything since the last one is lost.",
    "{hours} घंटों से कोई सही बैकअप नहीं बना है। अभी डिस्क ख़राब हुई, तो पिछले बैकअप के बाद का सब कुछ चला जाएगा।",
  ],
  last: ["Last good backup", "पिछला सही बैकअप"],
  never: ["There is none yet", "अभी कोई नहीं है"],
  checked: [
    "Read back after it was written, and compared with the data; no file is missing in it.",
    "लिखने के बाद वापस पढ़कर डेटा से मिलाया गया; इसमें कोई फ़ाइल कम नहीं है।",
  ],
  where: ["Where", "कहाँ"],
  whereUnknown: [
    "Not known: a command of an earlier release made it.",
    "ज्ञात नहीं: इसे पुराने संस्करण की कमांड ने बनाया था।",
  ],
  gone: [
    "This server does not see the file there any more, or it has another size. It may have been moved, or its disk may be disconnected: find it.",
    "सर्वर को यह फ़ाइल अब वहाँ नहीं दिखती, या उसका आकार बदल गया है। हो सकता है कि उसे हटाया गया हो या उसकी डिस्क जुड़ी न हो: उसे खोजें।",
  ],
  size: ["Size", "आकार"],
  next: ["Next", "अगला"],
  noNext: [
    "No daily backup is set here. Backups that a timer of the machine makes are counted all the same.",
    "यहाँ कोई दैनिक बैकअप तय नहीं है। मशीन का टाइमर जो बैकअप बनाता है, वे भी गिने जाते हैं।",
  ],
  free: ["Free on the disk of the destination", "गंतव्य की डिस्क पर ख़ाली जगह"],
  sameDisk: [
    "The destination is on the disk of the data: a fault of that disk takes both. Choose a folder on another disk, or download copies regularly.",
    "बैकअप उसी डिस्क पर रखे जाते हैं जिस पर डेटा है: डिस्क ख़राब हुई तो दोनों जाएँगे। दूसरी डिस्क का फ़ोल्डर चुनें, या नियमित रूप से प्रति डाउनलोड करें।",
  ],
  now: ["Make one now", "अभी बनाएँ"],
  setUpFirst: [
    "Before one can be made here, set a destination and a passphrase below.",
    "यहाँ बैकअप बनाने से पहले नीचे गंतव्य और पासफ़्रेज़ तय करें।",
  ],
  run: ["Last run", "पिछली बार"],
  runBy: {
    plan: ["Daily backup, begun {at}", "दैनिक बैकअप, {at} पर शुरू"],
    hand: ["Begun by {by}, {at}", "{by} ने {at} पर शुरू किया"],
    copy: ["Copy for {by}, begun {at}", "{by} के लिए प्रति, {at} पर शुरू"],
  },
  step: ["Step {number} of {count}: {name}", "चरण {number}/{count}: {name}"],
  steps: {
    starting: ["getting ready", "तैयारी"],
    database: ["copying the records", "अभिलेखों की प्रति"],
    files: ["copying pictures and files, and checking them", "चित्रों और फ़ाइलों की प्रति और जाँच"],
    encrypting: ["encrypting, and reading it back", "एन्क्रिप्ट करना और वापस पढ़ना"],
    sending: ["encrypting and sending", "एन्क्रिप्ट करके भेजना"],
  },
  goesOn: ["It goes on if you leave this page.", "आप यह पृष्ठ छोड़ दें, तब भी यह चलता रहेगा।"],
  good: ["The backup of {at} is good.", "{at} का बैकअप सही है।"],
  sent: ["The copy was sent at {at}.", "प्रति {at} पर भेजी गई।"],
  incomplete: [
    "Files of records are missing, so this one is incomplete and not a good backup. The page Operations says what to do.",
    "अभिलेखों की कुछ फ़ाइलें गुम हैं, इसलिए यह अधूरा है और सही बैकअप नहीं माना जाता। क्या करना है, यह संचालन पृष्ठ पर लिखा है।",
  ],
  deleted: [
    "{count} old backup was deleted. |||| {count} old backups were deleted.",
    "{count} पुराना बैकअप हटाया गया। |||| {count} पुराने बैकअप हटाए गए।",
  ],
  detail: ["In detail: {line}", "विवरण: {line}"],
  kept: ["Backups at the destination", "गंतव्य पर रखे बैकअप"],
  none: ["There is none.", "कोई नहीं है।"],
  made: ["Made", "कब बना"],
  check: ["Check", "जाँच"],
  isGood: ["checked, good", "जाँचा हुआ, सही"],
  isIncomplete: ["files missing", "फ़ाइलें गुम"],
  keptHint: [
    "Old ones are deleted only after a good one was made: by the rule below, and never the last three good ones.",
    "पुराने बैकअप तभी हटते हैं जब एक सही बैकअप बन चुका हो: नीचे के नियम से, और पिछले तीन सही बैकअप कभी नहीं।",
  ],
  problems: {
    relative: ["The destination is not a whole path.", "गंतव्य का पता पूरा नहीं है।"],
    no_folder: [
      "The destination is not there. If it is on another disk, connect that disk.",
      "गंतव्य का फ़ोल्डर नहीं मिला। वह दूसरी डिस्क पर हो, तो उसे जोड़ें।",
    ],
    not_writable: [
      "This server may not write to the destination. The guide of operations says how to allow it.",
      "सर्वर को गंतव्य में लिखने की अनुमति नहीं है। अनुमति देने का तरीक़ा संचालन-मार्गदर्शिका में है।",
    ],
    not_readable: ["This server cannot read the destination.", "सर्वर गंतव्य को पढ़ नहीं पा रहा।"],
    in_data: [
      "The destination is in the folder of the data: what takes the data takes the backups with them.",
      "गंतव्य डेटा के फ़ोल्डर के भीतर है: डेटा गया तो बैकअप भी जाएँगे।",
    ],
  },
  plan: ["Destination and schedule", "गंतव्य और समय"],
  folder: ["Destination", "गंतव्य"],
  folderHint: [
    "The whole path of a folder of this server, best on another disk, like /mnt/backup/college",
    "इस सर्वर के फ़ोल्डर का पूरा पता, दूसरी डिस्क पर हो तो अच्छा, जैसे /mnt/backup/college",
  ],
  time: ["Time of the daily backup", "दैनिक बैकअप का समय"],
  timeHint: [
    "On a clock of 24 hours, like 02:00. Empty: none is made here.",
    "24 घंटे की घड़ी से, जैसे 02:00। ख़ाली: यहाँ दैनिक बैकअप नहीं बनेगा।",
  ],
  keep_daily: ["Days to keep", "कितने दिनों के रखें"],
  keep_monthly: ["Months to keep", "कितने महीनों के रखें"],
  keepHint: [
    "The newest of each day, or month, that has one",
    "हर दिन या महीने का सबसे नया, जिसमें बैकअप बना हो",
  ],
  alert_hours: ["Warn after so many hours", "इतने घंटों बाद चेतावनी"],
  passphrase: ["Passphrase of the backups", "बैकअप का पासफ़्रेज़"],
  passphraseHint: [
    "At least 15 characters. Write it on paper and keep it away from the server: without it nobody can open a backup.",
    "कम से कम 15 अक्षर। इसे काग़ज़ पर लिखकर सर्वर से अलग रखें: इसके बिना कोई बैकअप नहीं खुलेगा।",
  ],
  passphraseKept: [
    "One is set. Leave it empty to keep it. A new one opens later backups only: keep the former on paper as well.",
    "पासफ़्रेज़ तय है। उसे रखना हो तो ख़ाली छोड़ें। नया पासफ़्रेज़ केवल आगे के बैकअप खोलेगा: पुराना भी काग़ज़ पर रखें।",
  ],
  passphraseAgain: ["The passphrase again", "पासफ़्रेज़ फिर से"],
  fixed: [
    "Set by {name} in the settings of the server, which the operator changes there.",
    "सर्वर की सेटिंग में {name} से तय है; संचालक इसे वहीं बदलते हैं।",
  ],
  save: ["Save", "सहेजें"],
  saved: ["Saved.", "सहेजा गया।"],
  download: ["Download a copy", "प्रति डाउनलोड करें"],
  downloadTitle: ["Download a copy of everything", "सारे डेटा की प्रति डाउनलोड करें"],
  downloadWhat: [
    "The file holds all records with personal data, all pictures, and the key that opens the encrypted numbers. Keep it as you would keep the admission registers. A good backup at the destination is not replaced by it: nobody has read it back.",
    "इस फ़ाइल में व्यक्तिगत जानकारी सहित सारे अभिलेख, सारे चित्र और एन्क्रिप्ट की गई संख्याओं की कुंजी होगी। इसे प्रवेश-रजिस्टर की तरह सुरक्षित रखें। यह गंतव्य पर रखे सही बैकअप की जगह नहीं लेती: इसे वापस पढ़कर जाँचा नहीं गया है।",
  ],
  ownPassphrase: ["Passphrase for this file", "इस फ़ाइल का पासफ़्रेज़"],
  downloadWait: [
    "Keep this page open until the browser has the whole file.",
    "ब्राउज़र को पूरी फ़ाइल मिलने तक यह पृष्ठ खुला रखें।",
  ],
  downloaded: ["Downloaded: {name}", "डाउनलोड हुई: {name}"],
  incompleteFile: [
    "The file ends in -incomplete: files of records are missing in it.",
    "फ़ाइल के नाम में -incomplete है: इसमें अभिलेखों की कुछ फ़ाइलें नहीं हैं।",
  ],
  restore: ["What a file is, and how to restore it", "फ़ाइल में क्या है और उसे वापस कैसे लाएँ"],
  restoreWhat: [
    "Each file, kept or downloaded, is one archive of all records, pictures and the key, encrypted with its passphrase in the open format age.",
    "रखी या डाउनलोड की गई हर फ़ाइल में सारे अभिलेख, चित्र और कुंजी होती है; वह अपने पासफ़्रेज़ से खुले प्रारूप age में एन्क्रिप्ट होती है।",
  ],
  restoreCheck: ["To check a file on the server: {command}", "सर्वर पर फ़ाइल जाँचने के लिए: {command}"],
  restoreHow: [
    "To restore it into a new, empty folder, on this machine or another one with the same release: {command}",
    "उसे इस या समान संस्करण वाली दूसरी मशीन के नए, ख़ाली फ़ोल्डर में वापस लाने के लिए: {command}",
  ],
  restoreWithout: [
    "Without this software: age -d FILE | tar x",
    "इस सॉफ़्टवेयर के बिना: age -d FILE | tar x",
  ],
  failures: {
    no_folder: [
      "The destination is not there. If it is on another disk, connect that disk; or choose another folder.",
      "गंतव्य का फ़ोल्डर नहीं मिला। वह दूसरी डिस्क पर हो, तो उसे जोड़ें; या दूसरा फ़ोल्डर चुनें।",
    ],
    not_writable: [
      "This server may not write to the destination. Allow it as the guide of operations says under Backup, or choose another folder.",
      "सर्वर को गंतव्य में लिखने की अनुमति नहीं है। संचालन-मार्गदर्शिका के 'Backup' भाग के अनुसार अनुमति दें, या दूसरा फ़ोल्डर चुनें।",
    ],
    disk_full: [
      "There is too little room: on the disk of the data for the copies, or at the destination for the file. Make room, then begin again.",
      "जगह कम है: प्रतियों के लिए डेटा की डिस्क पर, या फ़ाइल के लिए गंतव्य पर। जगह बनाएँ, फिर दोबारा शुरू करें।",
    ],
    taken: [
      "A file of this name is there already. Begin again.",
      "इस नाम की फ़ाइल पहले से है। दोबारा शुरू करें।",
    ],
    damaged: [
      'The data are damaged, so no backup was made. Keep the earlier backups, and run "{command_doctor}".',
      'डेटा क्षतिग्रस्त है, इसलिए बैकअप नहीं बना। पुराने बैकअप सँभालकर रखें और "{command_doctor}" चलाएँ।',
    ],
    not_read_back: [
      "The file could not be read back as it was written, so it was removed. Check the disk of the destination, then begin again.",
      "लिखी हुई फ़ाइल वैसी ही वापस नहीं पढ़ी जा सकी, इसलिए उसे हटा दिया गया। गंतव्य की डिस्क जाँचें, फिर दोबारा शुरू करें।",
    ],
    other_key: [
      "The key of this server does not fit the database. The operator must give the right key.",
      "इस सर्वर की कुंजी डेटाबेस से मेल नहीं खाती। संचालक सही कुंजी दें।",
    ],
    other_bucket: [
      "The files in the bucket are not of this site. The operator must correct the settings of the bucket.",
      "बकेट की फ़ाइलें इस साइट की नहीं हैं। संचालक बकेट की सेटिंग ठीक करें।",
    ],
    no_tool: [
      "The program pg_dump is not on this machine. The operator installs the client tools of PostgreSQL.",
      "इस मशीन पर pg_dump प्रोग्राम नहीं है। संचालक PostgreSQL के क्लाइंट प्रोग्राम स्थापित करें।",
    ],
    database: [
      "PostgreSQL did not give its data. Check that it runs and that its version is not newer than pg_dump.",
      "PostgreSQL से डेटा नहीं मिला। देखें कि वह चल रहा है और उसका संस्करण pg_dump से नया नहीं है।",
    ],
    no_passphrase: [
      "The passphrase could not be read, or is too short. Correct it where it is set.",
      "पासफ़्रेज़ पढ़ा नहीं जा सका, या बहुत छोटा है। जहाँ वह तय है, वहाँ ठीक करें।",
    ],
    interrupted: [
      "It was interrupted: the server stopped, or the download was given up. Begin again.",
      "यह बीच में रुक गया: सर्वर बन्द हुआ, या डाउनलोड छोड़ दिया गया। दोबारा शुरू करें।",
    ],
    failed: [
      "It failed for an unexpected reason, which the log of the server names. Begin again; if it fails again, tell the operator.",
      "किसी अनपेक्षित कारण से यह नहीं बना; कारण सर्वर के लॉग में है। दोबारा शुरू करें; फिर भी न बने, तो संचालक को बताएँ।",
    ],
  },
})
