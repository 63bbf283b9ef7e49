/**
 * What the product is measured against: Fastify and pg with nothing between. No tokens, no limits, no checks, no log; the caller's id stands
 * in a header. Its own process, forked by the bench, which gets the port as a message.
 */
import Fastify from 'fastify';
import pg from 'pg';
import { QUERIES } from './bare-queries.mjs';

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: Number(process.env.DATABASE_POOL) });
const server = Fastify();

async function answer(request, reply, name, values) {
  const { rows } = await pool.query({ name, text: QUERIES[name], values: [request.headers['x-caller'], ...values] });
  if (rows.length === 0) return reply.code(409).send({ error: 'refused' });
  return reply.type('application/json; charset=utf-8').send(rows[0].json);
}

server.post('/api/search/auto-search', (request, reply) => answer(request, reply, 'practiceList', []));
server.get('/api/submissions/voteable', (request, reply) => {
  const { exampleId, category, week } = request.query;
  return exampleId ? answer(request, reply, 'voteableByExample', [exampleId]) : answer(request, reply, 'voteableByWeek', [category, week]);
});
server.post('/api/submissions/:id/vote', (request, reply) => {
  const { id } = request.params;
  return request.body.cancel ? answer(request, reply, 'takeBack', [id]) : answer(request, reply, 'vote', [id, request.body.rank]);
});
server.post('/api/submissions', (request, reply) => {
  const { sourceTextId, transcreation } = request.body;
  return answer(request, reply.code(201), 'submit', [sourceTextId, transcreation, 'Student']);
});

// Who forked us is gone.
process.on('disconnect', () => process.exit(0));
process.on('SIGTERM', () => void server.close().then(() => pool.end()).then(() => process.exit(0)));
await server.listen({ host: '127.0.0.1', port: 0 });
process.send({ port: server.server.address().port });
