-- CreateTable
CREATE TABLE "vote" (
    "user_id" UUID NOT NULL,
    "source_text_id" UUID NOT NULL,
    "rank" SMALLINT NOT NULL,
    "submission_id" UUID NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "vote_pkey" PRIMARY KEY ("user_id","source_text_id","rank")
);

-- CreateIndex
CREATE INDEX "vote_submission_id_rank_idx" ON "vote"("submission_id", "rank");

-- CreateIndex
CREATE UNIQUE INDEX "vote_user_id_submission_id_key" ON "vote"("user_id", "submission_id");

-- AddForeignKey
ALTER TABLE "vote" ADD CONSTRAINT "vote_submission_id_fkey" FOREIGN KEY ("submission_id") REFERENCES "submission"("id") ON DELETE CASCADE ON UPDATE CASCADE;
