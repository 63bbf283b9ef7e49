/**
 * The advertisement, written for this product: somebody confesses, and turns out to be an umbrella, after which half of the confession is
 * said once more and means the opposite. What each line plays with is in the README.
 *
 * A line has the words that the subtitles show, how long it is silent before them in milliseconds, and, where the voice would stumble, how
 * to say them. A scene is a drawing in `scenes/`, seen from its first line on to the next scene's; `view` is the part of the drawing that is
 * seen at the beginning and at the end (`x y width`), `rain` how hard it rains from 0 to 1.
 */
export const scenes = [
  {
    drawing: 'question', rain: 0, view: ['0 0 1280', '140 60 1000'],
    lines: [{ pause: 2_600, text: 'Am I a bad person?' }, { pause: 1_300, text: 'Ask around. Everybody has a story.' }],
  },
  { drawing: 'outlook', rain: 0.3, view: ['120 70 1040', '0 0 1280'], lines: [{ pause: 1_200, text: "I'm happiest when the outlook is grim." }] },
  { drawing: 'wedding', rain: 0, view: ['0 0 1280', '120 60 1060'], lines: [{ pause: 1_100, text: 'I go to weddings and hope for rain.' }] },
  {
    drawing: 'heads', rain: 0, view: ['0 0 1120', '160 0 1120'],
    lines: [{ pause: 1_200, text: 'I put myself above everybody else.' }, { pause: 1_100, text: "I've come between couples." }],
  },
  { drawing: 'button', rain: 0, view: ['0 0 1280', '330 170 700'], lines: [{ pause: 1_200, text: 'Press my button, and I open up to anyone.' }] },
  { drawing: 'shade', rain: 0, view: ['0 0 1200', '80 40 1200'], lines: [{ pause: 1_200, text: 'I throw shade.' }] },
  {
    drawing: 'boat', rain: 0, view: ['140 60 1060', '0 0 1280'],
    lines: [{ pause: 1_300, text: "And I've left people high and dry." }, { pause: 1_000, text: 'Thousands of them. No regrets.' }],
  },
  {
    drawing: 'grip', rain: 0, view: ['0 0 1280', '160 90 960'],
    lines: [{ pause: 1_400, text: 'They tell me to get a grip.' }, { pause: 1_000, text: "I have one. It's cherry wood." }],
  },
  {
    drawing: 'reveal', rain: 0.5, view: ['420 330 440', '0 0 1280'],
    lines: [
      { pause: 1_700, text: 'So, am I a bad person?' },
      { pause: 1_200, text: "I'm not a person at all." },
      { pause: 1_200, text: "I'm an umbrella." },
    ],
  },
  {
    drawing: 'couple', rain: 1, view: ['0 0 1280', '70 20 1140'],
    lines: [
      { pause: 1_900, text: "Above everybody? That's the job." },
      { pause: 1_000, text: 'Between couples? They walk closer.' },
      { pause: 1_000, text: "High and dry? You're welcome." },
    ],
  },
  {
    drawing: 'picnic', rain: 0, view: ['0 0 1180', '100 55 1180'],
    lines: [{ pause: 1_500, text: 'Fair-weather friends? You have plenty.', said: 'Fair weather friends? You have plenty.' }],
  },
  { drawing: 'name', rain: 0.6, view: ['100 56 1080', '0 0 1280'], lines: [{ pause: 1_300, text: 'Meet Foulweather.', said: 'Meet foul weather.' }] },
  { drawing: 'ribs', rain: 0, view: ['0 0 1280', '240 135 800'], lines: [{ pause: 1_500, text: 'Eight steel ribs. One soft spot: you.' }] },
  { drawing: 'lining', rain: 0.2, view: ['0 0 1180', '100 0 1180'], lines: [{ pause: 1_300, text: 'Every cloud has a silver lining. So do I.' }] },
  { drawing: 'train', rain: 0.4, view: ['0 0 1280', '120 66 1040'], lines: [{ pause: 1_300, text: "You left me on a train? I'm over it." }] },
  { drawing: 'street', rain: 1, view: ['160 90 960', '0 0 1280'], lines: [{ pause: 1_200, text: "Next time it rains, I'm over you." }] },
  {
    drawing: 'sign', rain: 0.5, view: ['0 0 1280', '60 34 1160'],
    lines: [
      { pause: 1_600, text: 'Foulweather. Your friend, above all.', said: 'Foul weather. Your friend, above all.' },
      { pause: 1_500, text: 'Am I a bad person? Ask me when it rains.' },
    ],
  },
];

/** How long the last picture stays after the last word, in milliseconds. */
export const ENDING_MS = 3_200;
