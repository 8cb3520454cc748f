import type { bulkEn } from "./bulk.en.ts"

export const bulkHi: typeof bulkEn = {
  console: {
    bulk: {
      selectAll: "मेल खाता %{smart_count} अभिलेख चुनें |||| मेल खाते सभी %{smart_count} अभिलेख चुनें",
      selectAllUncounted: "मेल खाते सभी अभिलेख चुनें",
      selectFirst: "%{total} में से पहले %{limit} चुनें",
      limit: "पहले %{limit} चुने गए: एक बार में इससे अधिक नहीं चुने जा सकते। शेष के लिए सूची को फ़िल्टर करें।",
      plan: "चुने गए %{smart_count} अभिलेख में से %{count} बदला जाएगा। |||| चुने गए %{smart_count} अभिलेखों में से %{count} बदले जाएँगे।",
      progress: "%{count} में से %{progress} …",
      result: "%{smart_count} में से %{done} हो गए।",
      skipped: "छोड़े गए: %{smart_count}",
      alreadySeen: "पहले से देखा हुआ है।",
      alreadyDisabled: "पहले से निष्क्रिय है।",
      alreadyEnabled: "पहले से सक्रिय है।",
      unchanged: "इस बीच बदल गया, या यह अभिलेख अब नहीं है।",
    },
  },
}
