/** A verse of the day. Translation: World English Bible, which is in the public domain. */
export interface Scripture {
  verse: string;
  reference: string;
  theme: 'Hope' | 'Peace' | 'Faith' | 'Comfort' | 'Strength' | 'Love';
}

export const translation = 'World English Bible';

/** Thirty verses, five of each theme, in the order of the days. */
export const verses: readonly Scripture[] = [
  {
    verse:
      'For I know the thoughts that I think toward you, says Yahweh, thoughts of peace, and not of evil, to give you hope and a future.',
    reference: 'Jeremiah 29:11',
    theme: 'Hope',
  },
  {
    verse:
      'Peace I leave with you. My peace I give to you; not as the world gives, I give to you. Don’t let your heart be troubled, neither let it be fearful.',
    reference: 'John 14:27',
    theme: 'Peace',
  },
  {
    verse: 'Now faith is assurance of things hoped for, proof of things not seen.',
    reference: 'Hebrews 11:1',
    theme: 'Faith',
  },
  {
    verse:
      'Even though I walk through the valley of the shadow of death, I will fear no evil, for you are with me. Your rod and your staff, they comfort me.',
    reference: 'Psalm 23:4',
    theme: 'Comfort',
  },
  {
    verse:
      'But those who wait for Yahweh will renew their strength. They will mount up with wings like eagles. They will run, and not be weary. They will walk, and not faint.',
    reference: 'Isaiah 40:31',
    theme: 'Strength',
  },
  {
    verse:
      'For God so loved the world, that he gave his only born Son, that whoever believes in him should not perish, but have eternal life.',
    reference: 'John 3:16',
    theme: 'Love',
  },
  {
    verse:
      'Now may the God of hope fill you with all joy and peace in believing, that you may abound in hope in the power of the Holy Spirit.',
    reference: 'Romans 15:13',
    theme: 'Hope',
  },
  {
    verse:
      'In nothing be anxious, but in everything, by prayer and petition with thanksgiving, let your requests be made known to God. And the peace of God, which surpasses all understanding, will guard your hearts and your thoughts in Christ Jesus.',
    reference: 'Philippians 4:6-7',
    theme: 'Peace',
  },
  {
    verse:
      'Trust in Yahweh with all your heart, and don’t lean on your own understanding. In all your ways acknowledge him, and he will make your paths straight.',
    reference: 'Proverbs 3:5-6',
    theme: 'Faith',
  },
  {
    verse: 'Blessed are those who mourn, for they shall be comforted.',
    reference: 'Matthew 5:4',
    theme: 'Comfort',
  },
  {
    verse: 'I can do all things through Christ, who strengthens me.',
    reference: 'Philippians 4:13',
    theme: 'Strength',
  },
  {
    verse: 'But now faith, hope, and love remain—these three. The greatest of these is love.',
    reference: '1 Corinthians 13:13',
    theme: 'Love',
  },
  {
    verse:
      'It is because of Yahweh’s loving kindnesses that we are not consumed, because his mercies don’t fail. They are new every morning. Great is your faithfulness.',
    reference: 'Lamentations 3:22-23',
    theme: 'Hope',
  },
  {
    verse: 'You will keep whoever’s mind is steadfast in perfect peace, because he trusts in you.',
    reference: 'Isaiah 26:3',
    theme: 'Peace',
  },
  { verse: 'For we walk by faith, not by sight.', reference: '2 Corinthians 5:7', theme: 'Faith' },
  {
    verse: 'Come to me, all you who labor and are heavily burdened, and I will give you rest.',
    reference: 'Matthew 11:28',
    theme: 'Comfort',
  },
  {
    verse:
      'Haven’t I commanded you? Be strong and courageous. Don’t be afraid. Don’t be dismayed, for Yahweh your God is with you wherever you go.',
    reference: 'Joshua 1:9',
    theme: 'Strength',
  },
  { verse: 'We love him, because he first loved us.', reference: '1 John 4:19', theme: 'Love' },
  {
    verse:
      'Why are you in despair, my soul? Why are you disturbed within me? Hope in God! For I shall still praise him, the saving help of my countenance, and my God.',
    reference: 'Psalm 42:11',
    theme: 'Hope',
  },
  {
    verse: 'In peace I will both lay myself down and sleep, for you alone, Yahweh, make me live in safety.',
    reference: 'Psalm 4:8',
    theme: 'Peace',
  },
  {
    verse:
      'Therefore I tell you, all things whatever you pray and ask for, believe that you have received them, and you shall have them.',
    reference: 'Mark 11:24',
    theme: 'Faith',
  },
  {
    verse: 'Yahweh is near to those who have a broken heart, and saves those who have a crushed spirit.',
    reference: 'Psalm 34:18',
    theme: 'Comfort',
  },
  {
    verse: 'God is our refuge and strength, a very present help in trouble.',
    reference: 'Psalm 46:1',
    theme: 'Strength',
  },
  {
    verse:
      'For I am persuaded that neither death, nor life, nor angels, nor principalities, nor things present, nor things to come, nor powers, nor height, nor depth, nor any other created thing will be able to separate us from God’s love which is in Christ Jesus our Lord.',
    reference: 'Romans 8:38-39',
    theme: 'Love',
  },
  { verse: 'I wait for Yahweh. My soul waits. I hope in his word.', reference: 'Psalm 130:5', theme: 'Hope' },
  {
    verse:
      'Yahweh bless you, and keep you. Yahweh make his face to shine on you, and be gracious to you. Yahweh lift up his face toward you, and give you peace.',
    reference: 'Numbers 6:24-26',
    theme: 'Peace',
  },
  { verse: 'When I am afraid, I will put my trust in you.', reference: 'Psalm 56:3', theme: 'Faith' },
  {
    verse:
      'Blessed be the God and Father of our Lord Jesus Christ, the Father of mercies and God of all comfort, who comforts us in all our affliction, that we may be able to comfort those who are in any affliction.',
    reference: '2 Corinthians 1:3-4',
    theme: 'Comfort',
  },
  {
    verse: 'My grace is sufficient for you, for my power is made perfect in weakness.',
    reference: '2 Corinthians 12:9',
    theme: 'Strength',
  },
  {
    verse: 'Give thanks to Yahweh, for he is good, for his loving kindness endures forever.',
    reference: 'Psalm 136:1',
    theme: 'Love',
  },
];
