/** Words of questions that say nothing about what is searched: "fees kitni hai", "फार्म कैसे भरें", "how to apply". */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and are at be by can do does for from get has have how i in is me my of on or please show tell the there to want what
  when where which who will with you your
  ka ki ke ko kya kab kaha kahan kahaan kaise kese kaun kon kitna kitni kitne kyu kyon h hai hain he ho hoga hogi hoge hota hoti
  hua hui karna kare karen karein krna kre kar kr kiya liye lie me mein mai se par pe tak wala wali wale
  bhare bharen bharein bharna bhrna bhre batao bataye bataiye btao milega milegi mile aayega ayega aayegi ayegi aaega chahiye chaiye
  le lein lena dekhe dekhen dekhna jane jaane sakte sakta sakti lagega lagegi lagenge
  का की के को क्या कब कहां कहाँ कैसे कौन कौनसा कौनसे कितना कितनी कितने क्यों है हैं हो होगा होगी होंगे होता होती हुआ हुई
  करना करें करे कर किया लिए में से पर तक वाला वाली वाले और या भी यह वह
  भरें भरे भरना भरते बताओ बताएं बताइए मिलेगा मिलेगी मिले ले लें लेना आएगा आयेगा आएगी आयेगी चाहिए देखें देखे देखना जाने सकते सकता सकती लगेगा
  लगेगी लगेंगे मुझे मेरा मेरी हमें कृपया`.split(/\s+/),
)
