import { textsHook } from "../../kit/text/use-language.ts"

/** Returns the text of a key of the upload form: its fields, and why a file is refused. */
export const useUploadFormTexts = textsHook({
  kind_picture: ["Pictures", "चित्र"],
  kind_pdf: ["PDF files", "PDF फ़ाइलें"],
  kind_video: ["Videos", "वीडियो"],
  kind_captions: ["Captions of videos", "वीडियो के सबटाइटल"],
  add_picture: ["Upload a picture", "चित्र अपलोड करें"],
  add_pdf: ["Upload a PDF", "PDF अपलोड करें"],
  add_video: ["Upload a video", "वीडियो अपलोड करें"],
  file_picture: [
    "A new picture (JPEG, PNG or WebP, at most 10 MB)",
    "नया चित्र (JPEG, PNG या WebP, अधिक से अधिक 10 MB)",
  ],
  file_pdf: ["A new PDF (at most 50 MB)", "नई PDF (अधिक से अधिक 50 MB)"],
  file_video: [
    "A new video (MP4 or WebM, at most 200 MB)",
    "नया वीडियो (MP4 या WebM, अधिक से अधिक 200 MB)",
  ],
  file_captions: [
    "A new file of captions (WebVTT, ending .vtt)",
    "सबटाइटल की नई फ़ाइल (WebVTT, अन्त में .vtt)",
  ],
  tooLarge_picture: [
    "This file is larger than 10 MB. Choose a smaller one.",
    "यह फ़ाइल 10 MB से बड़ी है। इससे छोटी फ़ाइल चुनें।",
  ],
  tooLarge_pdf: [
    "This file is larger than 50 MB. Divide it into several files, or scan it in black and white with 200 dots per inch.",
    "यह फ़ाइल 50 MB से बड़ी है। इसे कई फ़ाइलों में बाँटें, या 200 dpi पर श्वेत-श्याम स्कैन करें।",
  ],
  tooLarge_video: [
    "This video is larger than 200 MB. Save it smaller in a video program, such as HandBrake: 720 lines are enough. Or put it on a video site and give its address.",
    "यह वीडियो 200 MB से बड़ा है। HandBrake जैसे किसी वीडियो प्रोग्राम में इसे छोटा करके सहेजें: 720 पंक्तियाँ (720p) काफ़ी हैं। या इसे किसी वीडियो वेबसाइट पर रखें और उसका पता लिखें।",
  ],
  tooLarge_captions: [
    "This file is larger than 1 MB: it is not a file of captions.",
    "यह फ़ाइल 1 MB से बड़ी है: यह सबटाइटल की फ़ाइल नहीं है।",
  ],
  not_a_video: [
    "This file is neither an MP4 nor a WebM video. Save it as MP4 in a video program, such as HandBrake, and choose that file.",
    "यह फ़ाइल न MP4 वीडियो है, न WebM। HandBrake जैसे किसी वीडियो प्रोग्राम में इसे MP4 के रूप में सहेजें, और वह फ़ाइल चुनें।",
  ],
  video_codec: [
    "Many browsers cannot play this video: it is stored as H.265 (HEVC) or in another uncommon way. Save it as MP4 with H.264 in a video program, such as HandBrake. Choose H.264 (most compatible) in the camera for the next ones.",
    "कई ब्राउज़र यह वीडियो नहीं चला सकते: यह H.265 (HEVC) या किसी और असामान्य रूप में है। HandBrake जैसे किसी वीडियो प्रोग्राम में इसे H.264 वाले MP4 के रूप में सहेजें। आगे के वीडियो के लिए कैमरे में H.264 (सबसे अनुकूल) चुनें।",
  ],
  video_damaged: [
    "The video is damaged, or was not copied to its end. Copy it again from the camera or phone, play it on this computer, and choose that file.",
    "वीडियो ख़राब है, या पूरा कॉपी नहीं हुआ। इसे कैमरे या फ़ोन से फिर कॉपी करें, इस कंप्यूटर पर चलाकर देखें, और वह फ़ाइल चुनें।",
  ],
  not_captions: [
    "This is no file of captions in WebVTT: it must begin with the word WEBVTT, in UTF-8. Video sites and the program Subtitle Edit save captions in this form.",
    "यह WebVTT सबटाइटल की फ़ाइल नहीं है: इसे WEBVTT शब्द से आरम्भ होना चाहिए, और UTF-8 में होना चाहिए। वीडियो वेबसाइटें और Subtitle Edit प्रोग्राम सबटाइटल इस रूप में सहेजते हैं।",
  ],
  captions_empty: [
    "There are no captions in this file: no line says from when to when it is shown, like 00:01.000 --> 00:04.000.",
    "इस फ़ाइल में कोई सबटाइटल नहीं है: किसी पंक्ति में नहीं लिखा कि वह कब से कब तक दिखे, जैसे 00:01.000 --> 00:04.000।",
  ],
  running: [
    "The file is being sent. A large one may take some minutes: leave this page open.",
    "फ़ाइल भेजी जा रही है। बड़ी फ़ाइल में कुछ मिनट लग सकते हैं: यह पृष्ठ खुला रखें।",
  ],
})
