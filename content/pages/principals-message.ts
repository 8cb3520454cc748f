import type { ItemOf } from "#domain/content/collections.ts"

export const principalsMessage: ItemOf<"pages"> = {
  title: { en: "Principal's Message", hi: "प्राचार्य का सन्देश" },
  path: "/about/principals-message/",
  excerpt: {
    en: "The Principal writes to new students and their guardians: on choosing freely, on coming every day, and on letting daughters finish.",
    hi: "नए विद्यार्थियों और अभिभावकों के नाम प्राचार्य का पत्र: विषय चुनने की स्वतंत्रता, रोज़ की उपस्थिति और बेटियों की पढ़ाई पर।",
  },
  picture: {
    file: "portraits/principal",
    alt: {
      en: "Drawn sample portrait in place of the Principal's photograph.",
      hi: "प्राचार्य की फ़ोटो के स्थान पर बनाया गया नमूना चित्र।",
    },
  },
  body: {
    en: `Dear students, dear guardians,

Many of those who come through our gate in July are the first in their family to enter a college. They have come on the first bus of the morning, or by bicycle along the canal, and behind each of them stands somebody who has put aside a day's wage so that this may happen. We know what that is worth. What we can give in return is plain: a class that begins on time, a teacher who has prepared it, a library that is open, and an office that answers the first time one asks.

The National Education Policy has given you more freedom than your teachers had at your age. You choose two major subjects and a minor, and the minor may come from another faculty altogether. Use that freedom. Do not take a subject because a cousin took it, nor leave one because somebody called it difficult. Come and ask us; read the first chapter in the library; sit in on a class. Then choose, and stay with your choice long enough to come to like it.

Of you I ask three things. Come every day: the rule says seventy-five per cent, but understanding rarely comes to those who count. Read for an hour a day something no examination asks for. And look after one another: nobody on this campus is to be mocked for a village, a caste, a faith, an accent or an empty pocket. A new student who is welcomed in the first week seldom leaves in the second year.

To guardians I have one request. Let your daughters finish. Three years pass quickly, and a degree stays with her for all the years after. If the road, the fee or a worry at home stands in the way, come and see me before you decide; my door is open on every working day, and no appointment is needed.

With my good wishes for the new session,

**The Principal**, Government Degree College, Adarshpur (sample message)
`,
    hi: `प्रिय विद्यार्थियो, आदरणीय अभिभावको,

जुलाई में हमारे द्वार से भीतर आने वालों में बहुत-से ऐसे होते हैं जिनके परिवार से पहली बार कोई महाविद्यालय पहुँचा है। कोई सुबह की पहली बस से आया है, कोई नहर के किनारे साइकिल चलाकर; और हर एक के पीछे कोई है जिसने अपनी मज़दूरी में से बचाकर उसे यहाँ तक पहुँचाया है। हम इसका मूल्य जानते हैं। बदले में जो हम दे सकते हैं, वह सीधा-सादा है: समय पर शुरू होने वाली कक्षा, तैयारी करके आए शिक्षक, खुला हुआ पुस्तकालय, और ऐसा कार्यालय जो पहली बार पूछने पर ही उत्तर दे।

राष्ट्रीय शिक्षा नीति ने आपको वह स्वतंत्रता दी है जो आपकी उम्र में आपके शिक्षकों के पास नहीं थी। आप दो मुख्य विषय और एक माइनर विषय चुनते हैं, और माइनर किसी दूसरे संकाय का भी हो सकता है। इस स्वतंत्रता का उपयोग कीजिए। कोई विषय इसलिए न लें कि भैया या दीदी ने लिया था, और इसलिए न छोड़ें कि किसी ने उसे कठिन कह दिया। हमसे आकर पूछिए, पुस्तकालय में उसका पहला अध्याय पढ़िए, एक कक्षा में बैठकर देखिए। फिर चुनिए, और अपने चुने हुए विषय को इतना समय दीजिए कि वह अच्छा लगने लगे।

आपसे मेरी तीन अपेक्षाएँ हैं। रोज़ आइए: नियम पचहत्तर प्रतिशत का है, पर जो दिन गिनते हैं, विषय उनकी पकड़ में कम ही आता है। हर दिन एक घंटा कुछ ऐसा पढ़िए जो किसी परीक्षा में न आता हो। और एक-दूसरे का ध्यान रखिए: इस परिसर में किसी का उसके गाँव, जाति, धर्म, बोली या ख़ाली जेब के कारण उपहास नहीं होगा। जिस नए विद्यार्थी को पहले सप्ताह में अपनापन मिलता है, वह बीच में पढ़ाई कम ही छोड़ता है।

अभिभावकों से एक ही निवेदन है: अपनी बेटियों की पढ़ाई पूरी होने दीजिए। तीन वर्ष जल्दी बीत जाते हैं, और डिग्री जीवन भर साथ रहती है। रास्ता, शुल्क या घर की कोई चिन्ता आड़े आए तो निर्णय लेने से पहले मुझसे मिलिए; हर कार्यदिवस में मेरा द्वार खुला है, पहले से समय लेने की आवश्यकता नहीं।

नए सत्र की शुभकामनाओं के साथ,

**प्राचार्य**, राजकीय महाविद्यालय, आदर्शपुर (नमूना सन्देश)
`,
  },
}
