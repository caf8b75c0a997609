import type { ISql } from 'postgres';
import type { GroupTheme, PostType } from 'schema/vocabulary';
import type { Person } from './people';
import { indexOf } from './plan';

interface DemoGroup {
  name: string;
  description: string;
  theme: GroupTheme;
  isPrivate?: true;
  needsApproval?: true;
  maxMembers: number;
  /** The first one is its creator and admin. */
  members: readonly Person[];
  daysOld: number;
  posts: readonly DemoPost[];
}

interface DemoPost {
  by: Person;
  hoursAgo: number;
  type: PostType;
  content: string;
  isPinned?: true;
  likes: readonly Person[];
  comments?: readonly { by: Person; content: string }[];
}

const groups: readonly DemoGroup[] = [
  {
    name: 'Parents who pray',
    description:
      'For children of every age, the ones at our table and the ones far from it. We write on Mondays.',
    theme: 'children',
    maxMembers: 100,
    members: ['Hannah', 'Caleb', 'Priya', 'Samuel', 'Leilani', 'Mei-Ling', 'Joel', 'Chiara'],
    daysOld: 36,
    posts: [
      {
        by: 'Hannah',
        hoursAgo: 290,
        type: 'announcement',
        content:
          'Mondays at nine, wherever you are: one line about your children, one line of prayer for somebody else’s.',
        isPinned: true,
        likes: ['Caleb', 'Priya', 'Leilani', 'Joel'],
      },
      {
        by: 'Priya',
        hoursAgo: 30,
        type: 'prayer_request',
        content:
          'Anjali begins at the new school tomorrow. She has packed her bag three times. Courage for her, please, and for me at the gate.',
        likes: ['Hannah', 'Mei-Ling', 'Samuel'],
        comments: [
          {
            by: 'Mei-Ling',
            content: 'Ours cried on the first day and would not come home on the second. Praying!',
          },
          { by: 'Caleb', content: 'For the mother at the gate as well.' },
        ],
      },
      {
        by: 'Caleb',
        hoursAgo: 8,
        type: 'praise',
        content: 'Marcus called my father “Grandpa” on the telephone, and nobody had told him to.',
        likes: ['Hannah', 'Leilani', 'Chiara', 'Joel', 'Samuel'],
        comments: [{ by: 'Leilani', content: 'I need a moment.' }],
      },
    ],
  },
  {
    name: 'Night watch for the sick',
    description: 'For those who wait for results, for those in treatment, and for the people beside the bed.',
    theme: 'healing',
    maxMembers: 200,
    members: ['Grace', 'Ngozi', 'Lucía', 'Andrei', 'Ruth', 'Benjamin'],
    daysOld: 29,
    posts: [
      {
        by: 'Lucía',
        hoursAgo: 52,
        type: 'prayer_request',
        content: 'Papá has read as far as Leviticus and says that the dialysis is the easier part.',
        likes: ['Grace', 'Ruth', 'Andrei'],
        comments: [
          { by: 'Ruth', content: 'Tell him that Numbers has a talking donkey. Praying for his strength.' },
        ],
      },
      {
        by: 'Grace',
        hoursAgo: 14,
        type: 'message',
        content: 'I am awake until three tonight. If you are too: write a name and I will pray for it.',
        likes: ['Ngozi', 'Benjamin'],
      },
    ],
  },
  {
    name: 'Grief table',
    description:
      'A quiet place for those who have lost somebody. Come as you are; nobody needs to be strong here.',
    theme: 'grief',
    isPrivate: true,
    needsApproval: true,
    maxMembers: 25,
    members: ['Ruth', 'Mateus', 'Élodie', 'Peter'],
    daysOld: 25,
    posts: [
      {
        by: 'Ruth',
        hoursAgo: 70,
        type: 'message',
        content:
          'Tomorrow it is a year. I will light the candle at six and would be glad to know that I am not alone.',
        likes: ['Mateus', 'Élodie', 'Peter'],
        comments: [{ by: 'Peter', content: 'At six, then. Seven o’clock here.' }],
      },
    ],
  },
  {
    name: 'Sober, one day at a time',
    description: 'For everyone who fights a habit, and for those who love somebody who does.',
    theme: 'addiction',
    isPrivate: true,
    needsApproval: true,
    maxMembers: 12,
    members: ['Benjamin', 'Tomasz', 'Wanjiru'],
    daysOld: 18,
    posts: [
      {
        by: 'Benjamin',
        hoursAgo: 21,
        type: 'praise',
        content:
          'Four hundred days. I counted them with my daughter, on paper, and we both ran out of paper.',
        likes: ['Tomasz', 'Wanjiru'],
      },
    ],
  },
  {
    name: 'Morning thanksgiving',
    description: 'Three things to be thankful for, before the first coffee.',
    theme: 'thanksgiving',
    maxMembers: 500,
    members: ['Joel', 'Amara', 'Daniel', 'Yosef', 'Oksana', 'Marisol', 'Grace'],
    daysOld: 12,
    posts: [
      {
        by: 'Amara',
        hoursAgo: 5,
        type: 'praise',
        content: 'Rain on the roof, bread in the house, and my sister’s laugh through the wall.',
        likes: ['Joel', 'Daniel', 'Marisol', 'Grace'],
      },
    ],
  },
  {
    name: 'Hands and hearts for the mission in Kitale',
    description: 'We pray for the clinic and the school, and plan the next journey together.',
    theme: 'missions',
    maxMembers: 50,
    members: ['Wanjiru', 'Daniel', 'Chiara', 'Peter', 'Élodie'],
    daysOld: 7,
    posts: [],
  },
];

const hour = 3_600_000;

/** The groups of the demonstration community. Run it inside the seed's transaction. */
export async function insertGroups(sql: ISql, memberIds: readonly number[]): Promise<void> {
  const now = Date.now();
  const idOf = (person: Person) => memberIds[indexOf(person)]!;

  for (const group of groups) {
    const [{ id }] = await sql<[{ id: number }]>`insert into prayer_groups ${sql({
      creator_id: idOf(group.members[0]!),
      name: group.name,
      description: group.description,
      theme: group.theme,
      is_private: group.isPrivate ?? false,
      join_approval_required: group.needsApproval ?? false,
      max_members: group.maxMembers,
      invite_token: crypto.randomUUID().replace(/-/g, ''),
      created_at: new Date(now - group.daysOld * 24 * hour),
    })} returning id`;
    await sql`insert into group_members ${sql(
      group.members.map((person, place) => ({
        group_id: id,
        member_id: idOf(person),
        role: place === 0 ? 'admin' : 'member',
        joined_at: new Date(now - (group.daysOld * 24 - place * 7) * hour),
      })),
    )}`;
    for (const post of group.posts) await insertPost(id, post);
  }

  async function insertPost(groupId: number, post: DemoPost): Promise<void> {
    const postedAt = now - post.hoursAgo * hour;
    const [{ id }] = await sql<[{ id: number }]>`insert into group_posts ${sql({
      group_id: groupId,
      author_id: idOf(post.by),
      content: post.content,
      post_type: post.type,
      is_pinned: post.isPinned ?? false,
      created_at: new Date(postedAt),
    })} returning id`;
    await sql`insert into group_post_likes ${sql(
      post.likes.map((person) => ({ post_id: id, member_id: idOf(person) })),
    )}`;
    if (!post.comments) return;
    await sql`insert into group_post_comments ${sql(
      post.comments.map(({ by, content }, place) => ({
        post_id: id,
        author_id: idOf(by),
        content,
        created_at: new Date(postedAt + (place + 1) * hour * 0.7),
      })),
    )}`;
  }
}
