import type { exportEn } from "./export.en.ts"

export const exportHi = {
  console: {
    export: {
      title: "निर्यात",
      what: "सूची में अभी लगे फ़िल्टर से मिले सभी आवेदन, नए पहले, फ़ॉर्म की हर जानकारी के साथ।",
      format: "फ़ाइल का प्रकार",
      formats: {
        xlsx: "एक्सेल वर्कबुक (XLSX): Excel और LibreOffice के लिए",
        csv: "CSV: अन्य प्रोग्रामों के लिए",
      },
      whole: "पूरी आधार और खाता संख्याओं के साथ",
      whyHint: "फ़ाइल बनने से पहले यह आपके नाम के साथ लिख लिया जाता है।",
      start: "निर्यात करें",
      running: "फ़ाइल आ रही है",
      rowsOfTotal: "%{total} में से %{rows} आवेदन",
      rows: "%{rows} आवेदन",
      total: "%{total} आवेदन आने हैं",
      received: "%{size} MB आ चुके",
      done: "%{name} आपके ब्राउज़र के डाउनलोड में है।",
      incomplete: "फ़ाइल पूरी होने से पहले टूट गई, इसलिए कुछ सहेजा नहीं गया। कृपया फिर प्रयास करें।",
    },
  },
  problems: {
    too_many_for_xlsx: "एक वर्कबुक में अधिक से अधिक 10,48,575 आवेदन आते हैं। CSV चुनें, या सूची को और फ़िल्टर करें।",
  },
} satisfies typeof exportEn
